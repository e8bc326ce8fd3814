import { actionOf } from './actions.ts';

/** A house, said by what it is: « PME familiale de 40 personnes », « groupe hôtelier (9 maisons) ». */
const house =
  /^(?:l’|la |le |une? )?(?:(?:entreprise|société|pme|pmi|tpe|eti|esn|ssii|start-?up|filiale|enseigne|fabricant|éditeur|hébergeur|industriel|équipementier|sous-traitant|négociant|grossiste|distributeur|prestataire|leader|franchisée?|multinationale|collectivité|coopérative)(?!\p{L}|-)|groupe (?:\p{Ll}+(?:ique|if|el|al|aire|ier|ien|ais|ois|é|eur|ant)(?!\p{L})|d’assurances?|de (?:presse|luxe|distribution|restauration|santé|transport)))/iu;

/** « Cabinet Morel et fils », « maison de couture fondée en 1910 ». */
const founded =
  /^(?:l’|la |le |une? )?(?:cabinet|maison|agence|usine|site|magasin|boutique|hôtel|restaurant|ferme|domaine|association|structure|étude|studio|garage|atelier|clinique|résidence)(?!\p{L}|-)[^,;:]{0,60}?(?: (?:fondée?|créée?|cédée?|reprise?|rachetée?|certifiée?|spécialisée?|familiale?|indépendante?)(?!\p{L})| \p{Lu}\p{L}+ (?:&|et) )/iu;

/** « Équipe de quatre », « service de 12 personnes »: how many one was among. */
const team =
  /^(?:l’|la |le |une? |au sein d’une |dans une )?(?:équipe|service|brigade|effectif|agence|atelier|cabinet|site) de (?:\d+(?: à \d+)?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente)(?: (?:personnes?|salariés?|collaborateurs?|agents?|collègues))?(?:$|[\s,]*[(,])/iu;

/** « Service de 40 lits à orientation neurologique »: a ward or a house by what it holds. */
const holding =
  /^(?:l’|la |le |une? )?(?:service|unité|établissement|ehpad|structure|crèche|micro-crèche|foyer|résidence|clinique|site|plateau|plateforme) de (?:\d[\d\u202f ]*|deux|trois|quatre|cinq|six|dix|douze|quinze|vingt|trente|quarante) (?:lits?|places|chambres|résidents?|berceaux|enfants|patients)(?!\p{L})/iu;

/** « entreprise de mon père », « notre atelier »; « carnet de mes clientes » is work. */
const own =
  /^(?:(?:l’|la |le |dans (?:l’|la |le )?)?(?:entreprise|société|maison|atelier|équipe|boutique|ferme|exploitation|commerce|magasin|restaurant|garage|salon|cabinet|auberge|usine)(?: \p{Ll}{4,14})? de m(?:on|a|es)|notre|nos|mon|ma) \p{L}/iu;

const staff =
  '\\d[\\d\\u202f ]* (?:personnes|salariés|agents|collaborateurs|employés|lits|places|chambres|magasins|sites|sociétés|agences)';

/** « Syndicat mixte (22 agents) », « clinique de 80 lits »: a place by its size. */
const sized = new RegExp(
  `^(?:l’|la |le |une? )?(?:syndicat|mairie|commune|communauté|bureau d’études|cabinet|clinique|hôpital|ehpad|hôtel|usine|entrepôt|laboratoire|association|fondation|lycée|collège|établissement|banque|mutuelle|coopérative)(?!\\p{L}|-)[^,;:()]{0,50}(?: de |, | \\()${staff}\\)?$`,
  'iu',
);

/** « 5 sociétés, 380 salariés, CA 64 M€ »: a house by its figures. */
const turnover = /(?<!\p{L})(?:CA|chiffre d’affaires)(?: de| :)? \d/u;
const counted = new RegExp(`(?:^|[,(–-] ?)${staff}(?=[,) ]|$)`, 'iu');

/** « Rattachée au directeur », « sous la responsabilité du chef »: to whom one answered. */
const answering =
  /^(?:(?:directement |hiérarchiquement )?(?:rattaché|subordonné|détaché)e?s? (?:à|aux?|auprès)|sous (?:la (?:responsabilité|direction|supervision|hiérarchie|conduite)|l’autorité)|en lien direct avec) [^,:]*$/iu;

/** « Contexte (11 équipes) », « poste rattaché à la direction »: what work was set in. */
const framing =
  /^(?:le |un )?(?:contexte|environnement)(?: \p{Ll}+)?\s?[:(]|^(?:le |un )?poste (?:rattaché|basé|situé)(?!\p{L})/iu;

/** Whether a line without a verb tells where or among whom one worked, and nothing that was done. */
export function isContext(line: string): boolean {
  // « Établissement des bulletins », « Pilotage du compte d’exploitation, CA de 3 M€ »: work, whatever is counted.
  if (actionOf(line.split(/[\s’']/)[0] ?? ''))
    return team.test(line) || holding.test(line) || answering.test(line) || own.test(line);
  if (framing.test(line)) return true;
  const isHouse = house.test(line) || founded.test(line) || sized.test(line);
  return (
    isHouse ||
    team.test(line) ||
    holding.test(line) ||
    own.test(line) ||
    answering.test(line) ||
    (turnover.test(line) && counted.test(line))
  );
}

const people =
  /^(?:clients?|clientèles?|patient(?:e|èle)?s?|patientèle|public|publics|usagers?|résidente?s?|résidents?|élèves|enfants|bénéficiaires|familles|lecteurs|voyageurs)(?!\p{L}|-)/iu;

/** « Clients particuliers et professionnels »: whom one met, uncounted, is nothing a job is made of. */
export function opensOnPeople(line: string): boolean {
  return people.test(line);
}
