import type { OfferPart } from './offer-part.ts';

const equal =
  /(?:postes?|candidat\w*|offres?|entreprise|recrut\w*|employeur|collectivite|ouvert\w*|accessible\w*|bienvenu\w*|engag\w*|reconnue?s?|beneficiaires?|conditions? d'age|origine)\b[^.]{0,90}handicap|handicap[^.]{0,60}(?:bienvenu|encourag|egal(?!ement)|competen|candidat)|handi-|discriminat|egalite des chances|diversite|sans distinction|equal opportunity|toutes les candidatures|equal opportunities|egalite de traitement|a competences egales|(?<!index (?:de l['’]|d['’]))egalite professionnelle|seules les competences|rqth|qualified applicants/;
/** « Extrait de casier judiciaire demandé »: of those who are chosen, unless the line asks for more. */
const record = /casier judiciaire/;
const learnt = /diplom|titulaire|baccalaureat|\bbac\b|experience/;
const process =
  /^contact ?:|^(?:pour postuler|postulez|merci d[e'] |envoyez|envoie|adressez|candidatures?|processus|notre processus|our process|process|deroulement|etapes|les entretiens|dossiers? de candidature|lettre et cv|cv et)\b|(?:envoyer|envoyez|adresser|joindre|transmettre) (?:votre |vos |ton )?(?:cv|candidature|lettre)|cv et lettre|lettre et cv|cv a adresser|vous vous reconnaissez|ce poste est fait pour vous|n'hesitez pas|notre base (?:de (?:donnees|cv|candidat)|cv|candidat)|sous la reference|^sans reponse de (?:notre|ma) part|ne pas envoyer de cv|^(?:\d|deux|trois|quatre) (?:etapes|rencontres|entretiens)\b|^deroule(?:ment)? ?:|^(?:entretiens?|jury) (?:puis|devant|sur place|telephonique|individuel|rh)\b|^(?:se presenter|presentez-vous|dossier a (?:transmettre|envoyer|deposer)|documents a (?:presenter|fournir)|reponse (?:sous|a tous)|lettre (?:manuscrite|simple)|un message a)\b|^(?:un test|une journee d'essai|un essai)\b.{0,40}(?:sera|suit|vous)|^nature du recrutement/;
/** « CV à rh@… », « appelez Marianne au 01 99 … »: where to write, in a line that asks for nothing. */
const address = /\S@\S{2,60}\.[a-z]{2,}|(?<!\d)0\d(?:[ .]\d\d){4}(?!\d)/;
const demand = /exige|obligatoire|indispensable|requis|imperatif|titulaire/;
const perks =
  /^(?:remuneration|salaire|avantages|package|horaires|prise de poste|date de debut|contraintes|nous (?:vous )?(?:offrons|proposons)|on (?:vous |t')?(?:offre|propose)|what we offer|benefits|taux horaire|type d'emploi|type de contrat|nature du contrat|duree du (?:travail|contrat)|temps de travail|fixe|fourchette)\b|^(?:qualification|secteur d'activite|statut|deplacements) ?:|^entreprise ?: ?\d|tickets? resto|titres?-resto|tickets? restaurant|titres?[- ]restaurant|\bmutuelle(?= ?(?:[,.;:(+&]|$)| (?:prise|d'entreprise|familiale|a |et |sante|obligatoire|collective|groupe|entreprise|\d|avantageuse|attractive))|jours? de rtt|\brtt\b|13e mois|treizieme mois|interessement|^chez nous\b|\b\d{2,3} ?k ?(?:€|eur|a \d|- ?\d)|cheques? (?:vacances|cadeaux)|restaurant d'entreprise|comite d'entreprise|conges payes|prime (?:de|d'|sur objectifs?|annuelle|trimestrielle)|\bforfait(?: de)? \d{3} ?j\b|^teletravail ?:|^statut (?:cadre|agent de maitrise|employe|etam|technicien|vrp)\b|vehicule de (?:service|fonction)|indemnites? de|\d ?(?:€|euros?) (?:brut|net)s?\b|€ ?(?:\/ ?h\b|de l'heure)|\bbruts? (?:mensuel|sur 1[234]\b)|avance sur commission|^forfait kilometrique/;

/** « Permis B indispensable (véhicule de service) »: a demand that names a perk. */
const licence =
  /^\W*permis [a-e]{1,2}\b|\bpermis [a-e]{1,2}\b[^.;]{0,40}(?:exige|obligat|indispens|requis|imperat|necess)/;

/** Whether a line tells where to write or to ring. */
export function tellsAddress(folded: string): boolean {
  return address.test(folded);
}

/** What a line or sentence is about by its own words, whatever the heading above. */
export function inlinePart(folded: string): OfferPart | null {
  if (equal.test(folded) || (record.test(folded) && !learnt.test(folded))) return 'equal';
  if (process.test(folded)) return 'process';
  if (perks.test(folded) && !licence.test(folded)) return 'perks';
  return address.test(folded) && !demand.test(folded) ? 'process' : null;
}
