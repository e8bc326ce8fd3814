import { stem } from '../text/stem.ts';

/** Synonyms of the verbs and nouns of work, by their stems. */
const synonyms = [
  'management manager encadrement encadr encadre diriger dirige direction supervis superviser supervision animation anime animer pilotag piloter pilote tutorat accompagnement accompagn',
  'equip collaborateur personn salarie agent saisonnier commi compagnon membr technicien',
  'client clientel usager compt',
  'vente vendr commercial vendu vendeur',
  'gestion gerer ger gere tenu tenir suivi suivr administration administrer',
  'formation former form formateur tutorat',
  'animation animer animateur anime',
  'coordination coordonner coordinateur coordonne',
  'accueil accueillir accueill',
  'negociation negocier negoci negocie',
  'redaction rediger redig ecritur',
  'organisation organiser organis planification planifier planning',
  'conseil conseiller conseill',
  'maintenance entretien depannage depanner entretenir',
  'nettoyage entretien bionettoyage hygien proprete',
  'recrutement recruter recrut',
  'preparation preparer prepar',
  'comptabilite comptabl compte compt comptable',
  'cuisine cuisinier',
  'representation spectacl concert',
  'ehpad geriatri gerontologi personn ag',
  'ecol classe etablissement groupe scolair',
  'homm personn compagnon ouvrier',
  'livraison point arret',
  'camion poid lourd porteur',
  'bureautique office word excel powerpoint tableur',
  'enseignement enseign enseigner cours professeur',
].map((line) => line.split(' ').map(stem));

const groups = new Map<string, string[]>();
for (const group of synonyms) for (const word of group) groups.set(word, [...(groups.get(word) ?? []), ...group]);

/** The stems that mean the same work as one. */
export function synonymsOf(root: string): readonly string[] {
  return groups.get(root) ?? [];
}

/** Whether two stems mean the same work. */
export function areSynonyms(one: string, other: string): boolean {
  return synonymsOf(one).includes(other);
}

const heads = new WeakMap<ReadonlySet<string>, Set<string>>();

/** Whether some words have a stem, one that begins alike or one that means the same. */
export function hasKin(words: ReadonlySet<string>, root: string): boolean {
  if (words.has(root)) return true;
  const known = heads.get(words) ?? new Set([...words].map((word) => word.slice(0, 5)));
  heads.set(words, known);
  return known.has(root.slice(0, 5)) || synonymsOf(root).some((other) => words.has(other));
}
