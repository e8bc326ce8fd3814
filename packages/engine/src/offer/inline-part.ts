import { once } from '../text/while-reading.ts';
import type { OfferPart } from './offer-part.ts';

const equal =
  /(?:postes?|candidat\w*|offres?|entreprise|recrut\w*|employeur|collectivite|ouvert\w*|accessible\w*|bienvenu\w*|engag\w*|reconnue?s?|beneficiaires?|conditions? d'age|origine)\b[^.]{0,90}handicap|handicap[^.]{0,60}(?:bienvenu|encourag|egal(?!ement)|competen|candidat)|handi-|(?<!(?:connaiss?|maitris)\w*[^.]{0,60}(?:non[- ])?)discriminat|egalite des chances|diversite|sans distinction|equal opportunity|toutes les candidatures|candidatures? (?:de |des |d')?(?:femmes|hommes|feminines?|masculines?|tous (?:les )?(?:horizons|profils|ages))\b[^.]{0,40}(?:bienvenu|encourag)|metiers? se feminise|postes? (?:leur )?(?:est|sont) (?:tous )?ouverts? (?:aux (?:femmes|hommes)|a toutes)|equal opportunities|egalite de traitement|a competences egales|(?<!index (?:de l['’]|d['’]))egalite professionnelle|seules les competences|rqth|qualified applicants/;
/** « Extrait de casier judiciaire demandé »: of those who are chosen, unless the line asks for more. */
const record = /casier judiciaire/;
const learnt =
  /diplom|titulaire|baccalaureat|\bbac\b|experience|\b(?:bafa|bafd|cap|bep|bts|bpjeps|cpjeps|brevet|permis|caces)\b/;
const process =
  /^contact ?:|^(?:pour postuler|postulez|merci d[e'] |envoyez|envoie|adressez|candidatures?|processus|notre processus|our process|process|deroulement|etapes|les entretiens|dossiers? de candidature|lettre et cv|cv et)\b|(?:envoyer|envoyez|adresser|joindre|transmettre) (?:votre |vos |ton )?(?:cv|candidature|lettre)|cv et lettre|lettre et cv|cv a adresser|vous vous reconnaissez|ce poste est fait pour vous|n'hesitez pas|notre base (?:de (?:donnees|cv|candidat)|cv|candidat)|sous la reference|^sans reponse de (?:notre|ma) part|ne pas envoyer de cv/;
/** « Entretien puis jury », « Réponse sous 8 jours »: the steps of the choice, unless the duties are being told. */
const steps =
  /^(?:\d|deux|trois|quatre) (?:etapes|rencontres|entretiens)\b|^deroule(?:ment)? ?:|^(?:entretiens?|jury) (?:puis|devant|sur place|telephonique|individuel|rh)\b|^(?:se presenter|presentez-vous|dossier a (?:transmettre|envoyer|deposer)|documents a (?:presenter|fournir)|reponse (?:sous|a tous)|lettre (?:manuscrite|simple)|un message a)\b|^(?:un test|une journee d'essai|un essai)\b.{0,40}(?:sera|suit|vous)|^nature du recrutement/;
const address = /\S@\S{2,60}\.[a-z]{2,}|(?<!\d)0\d(?:[ .]\d\d){4}(?!\d)/;
/** « CV à rh@… », « appelez Marianne au 01 99 … », but not « vous appelez les clients ». */
const writeTo =
  /\b(?:cv|candidat\w*|postul\w*|recrut\w*|contact|renseignements?|questions?|informations?|interesse\w*|lettre|mail|courriel|tel|telephone|(?<!\b(?:vous|tu|et|,) )(?:appel|ecri|contact|envoy|adress|joign|telephon|pass|laiss)\w{1,5})\b/;
const demand = /exige|obligatoire|indispensable|requis|imperatif|titulaire/;
const perks =
  /^(?:remuneration|salaire|avantages|package|horaires|prise de poste|date de debut|contraintes|nous (?:vous )?(?:offrons|proposons)|on (?:vous |t')?(?:offre|propose)|what we offer|benefits|taux horaire|type d'emploi|type de contrat|nature du contrat|duree du (?:travail|contrat)|temps de travail|fixe|fourchette)\b|^(?:qualification|secteur d'activite|statut|deplacements) ?:|^entreprise ?: ?\d|tickets? resto|\bswile\b|\bmutuelle alan\b|\bforfait (?:de )?mobilites?\b|titres?-resto|tickets? restaurant|titres?[- ]restaurant|\bmutuelle(?= ?(?:[,.;:(+&]|$)| (?:prise|d'entreprise|familiale|a |et |sante|obligatoire|collective|groupe|entreprise|\d|avantageuse|attractive))|jours? de rtt|\brtt\b|13e mois|treizieme mois|interessement|^chez nous\b|\b\d{2,3} ?k ?(?:€|eur|a \d|- ?\d)|cheques? (?:vacances|cadeaux)|restaurant d'entreprise|comite d'entreprise|conges payes|prime (?:de|d'|sur objectifs?|annuelle|trimestrielle)|\bforfait(?: de)? \d{3} ?j\b|^teletravail ?:|^statut (?:cadre|agent de maitrise|employe|etam|technicien|vrp)\b|vehicule de (?:service|fonction)|indemnites? de|\d ?(?:€|euros?) (?:brut|net)s?\b|€ ?(?:\/ ?h\b|de l'heure)|\bbruts? (?:mensuel|sur 1[234]\b)|avance sur commission|^forfait kilometrique|^les (?:petits )?plus\b[^:]{0,40}: .{0,120}(?:\bconges?\b|\brtt\b|\bprimes?\b|teletravail|\bmutuelle\b|\bcse\b|\btickets?\b|\btitres?\b|\bparking\b|13e mois|salle de sport)/;

/** « Permis B indispensable (véhicule de service) »: a demand that names a perk. */
const licence =
  /^\W*permis [a-e]{1,2}\b|\bpermis [a-e]{1,2}\b[^.;]{0,40}(?:exige|obligat|indispens|requis|imperat|necess)/;

/** Where to write or to ring: a line whose first words lead to an address, or that holds little besides. */
function tellsAddress(folded: string): boolean {
  const found = address.exec(folded);
  if (!found || demand.test(folded)) return false;
  const before = folded.slice(0, found.index);
  if (/[.;]\s/.test(before.replace(/\b(?:m|mme|mr|dr|tel|ref)\.\s/g, ''))) return false;
  const rest = before + folded.slice(found.index + found[0].length);
  return writeTo.test(before) || rest.split(/[^a-z]+/).filter((word) => word.length > 2).length <= 3;
}

/** « CV et lettre à rh@… »: the line begins with where to apply, and what follows tells how one is chosen. */
export function leadsToApplying(folded: string): boolean {
  return applying.test(folded) && address.test(folded);
}

const applying =
  /^\W*(?:(?:votre |vos )?(?:cv|candidatures?|lettres?|dossiers?)|envoyez|ecri(?:vez|s)|adressez|appelez|se presenter|presentez-vous|contact(?:ez)?|renseignements?|mel|e?-?mail|courriel|tel)\b/;

/** What a line or sentence is about by its own words, whatever the heading above; `duty` where it is a bullet of the duties. */
export function inlinePart(folded: string, duty = false): OfferPart | null {
  return duty ? ofDuty(folded) : ofLine(folded);
}

const ofLine = once((folded) => readPart(folded.replace(spent, ''), false));
/** « piloter les campagnes (15 k€ par mois) »: what one spends for the house, and no pay. */
const spent = /\(\d[\d ,.]{0,6} ?[km]€ (?:par mois|\/ ?mois|de budget|d'achats?|de ca|d'investissement)[^()]{0,30}\)/g;
// « L’astreinte, une semaine sur six (prime de 180 €) »: what a bracket says of a duty makes it no perk.
const ofDuty = once((folded) => readPart(folded.replace(/\([^()]{0,80}\)/g, ''), true));

function readPart(folded: string, duty: boolean): OfferPart | null {
  if (equal.test(folded) || (record.test(folded) && !learnt.test(folded))) return 'equal';
  if (process.test(folded) || (!duty && steps.test(folded))) return 'process';
  if (perks.test(folded) && !licence.test(folded)) return 'perks';
  return tellsAddress(folded) ? 'process' : null;
}
