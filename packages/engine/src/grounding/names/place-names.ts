import { foldText } from '../../text/fold-text.ts';
import { isRegion, mayOpenRegion } from '../../text/known-names.ts';
import type { Token } from '../../text/tokenise.ts';
import type { Facts } from '../facts/facts.ts';
import words from './place-names.json' with { type: 'json' };

/** Parts of a name, « Alpes-de-Haute-Provence » having the most. */
const longest = 6;
const provinces = new Set(words.provinces.split(' '));
/** They may be deduced from no town of a CV: who was there says so. */
const afar = new Set(words.afar.split(' '));
const bodies = new Set(words.bodies.split(' '));

/**
 * Where the name of a department, region or old province of France ends that begins at a word; null where none does. Which
 * one a town lies in everybody can look up: a CV tells the town and not the department.
 */
export function regionEnd(text: string, tokens: readonly Token[], index: number): number | null {
  const { start, key } = tokens[index] as Token;
  const outer = /(?:outre|trans|haute?|basse?|bas|nord|sud|centre)-$/i.test(text.slice(Math.max(0, start - 6), start));
  if (provinces.has(key) || outer) return (tokens[index] as Token).end;
  const land = /^Pays (?:de la |de l['’]|du |des |de |d['’])?[\p{L}-]+/u.exec(text.slice(start, start + 40))?.[0];
  if (land && /^pays$/.test(key)) return start + land.length;
  if (!mayOpenRegion(key)) return null;
  for (let at = Math.min(tokens.length, index + longest) - 1; at >= index; at--) {
    const { end } = tokens[at] as Token;
    const name = text.slice(start, end);
    if (name.length < 40 && isRegion(name) && !afar.has(foldText(name))) return end;
  }
  return null;
}

/** « 93 » of « Seine-Saint-Denis »; null for no department. */
export function numberOfDepartment(name: string): string | null {
  const key = foldText(name).replace(/[ ’']/g, '-');
  return words.departments.find((line) => line.endsWith(` ${key}`))?.split(' ')[0] ?? null;
}

const ofDepartment = new RegExp(
  `\\b(?:du|de-la|de-l|d|des|en|dans-le|dans-la)-(?:${words.departments.map((line) => line.split(' ')[1]).join('|')})(?![a-z-]*[a-z])`,
);

/** « la meilleure baguette du Pas-de-Calais » */
export function namesDepartment(folded: string): boolean {
  return ofDepartment.test(`-${folded.replace(/[ ’']/g, '-')}-`.replace(/-{2,}/g, '-').replace(/[^a-z-]/g, ' '));
}

/** Bodies of the state, which everybody deals with and nobody is of by naming them. */
const called =
  /^(?:assurance maladie|securite sociale|caisse (?:primaire|d'allocations|nationale|de retraite)|agence (?:de |du |des |d'|nationale|regionale|departementale)|conseil (?:regional|departemental|general)|inspection (?:du|de)|direction (?:regionale|departementale)|chambre (?:de|des|d')|haute autorite|france travail|pole emploi|education nationale|tresor public|droit du travail|code (?:du|de|des))\b/;

/** « la Région », « au Département »: the body itself, which has no other name. */
export function isPublicBody(folded: string, { start, key }: Token): boolean {
  if (called.test(folded.slice(start, start + 44))) return true;
  return (
    bodies.has(key) &&
    /(?:^|[ '(])(?:la|le|l'|du|au|des|les|de l')\s?$/.test(folded.slice(Math.max(0, start - 5), start))
  );
}

const tongues =
  /^(?:anglai|alleman|italien|espagnol|portugai|neerlandai|hollandai|polonai|roumain|grec|suedoi|norvegien|danoi|finlandai|chinoi|japonai|russe|turc|ukrainien|bresilien)/;
const countries = words.countries.map((line) => line.replace(' |', '').split(' '));

/** Towns told behind their nation: « Bologne » tells of Italy, and neither Italy nor Milan of Bologna. */
const abroad = new Set(words.countries.flatMap((line) => line.split(' | ')[1]?.split(' ') ?? []));

const nations = new Set(countries.flat());

/** « allemands », « belge »: a word of a nation, written as an adjective. */
export function isNation(key: string): boolean {
  return formsOf(key).some((name) => name.length > 4 && nations.has(name));
}

/** « polonaises », « italienne »: the word as it stands, and without its plural and feminine endings. */
function formsOf(key: string): string[] {
  const singular = key.replace(/s$/, '');
  return [key, singular, singular.replace(/e$/, ''), singular.replace(/(?<=n)ne$/, ''), key.replace(/e?s?$/, '')];
}

/** « Britanniques » of one who tells the United Kingdom, « Italie » of one who tells Bologna; a language is no stay. */
export function isNationTold(facts: Facts, key: string): boolean {
  const { languages } = facts;
  const singular = key.replace(/e?s$/, '');
  const names = countryOf(key);
  if (!names) return false;
  const isPlace = !tongues.test(singular);
  // « des importateurs néerlandais » of one who speaks no Dutch: a nation, not a tongue.
  const isTongue = (name: string) =>
    tongues.test(name) && [...languages.keys()].some((language) => foldText(language).startsWith(name.slice(0, 5)));
  return names.filter((name) => !(isPlace && isTongue(name))).some((name) => isNamed(facts, name));
}

/** « Allemagne » of documents that have the word « allemande », be it of a tongue. */
export function isNationNamed(facts: Facts, key: string): boolean {
  return countryOf(key)?.some((name) => isNamed(facts, name)) ?? false;
}

function countryOf(key: string): string[] | undefined {
  if (abroad.has(key)) return undefined;
  const singular = key.replace(/e?s$/, '');
  const forms = [...formsOf(key), `${singular}e`];
  return countries.find((each) => each.some((name) => forms.includes(name)));
}

function isNamed({ words: told, flat }: Facts, name: string): boolean {
  return name.includes('-')
    ? flat.includes(name)
    : ['', 's', 'e', 'es', 'ne', 'nes'].some((ending) => told.has(name + ending));
}

const areas = words.areas.map((line): [RegExp, string[]] => {
  const [name = '', nations = ''] = line.split(': ');
  return [new RegExp(`^(?:${name})$`), nations.split(' ')];
});

/** « le Benelux » of one who tells Belgium, « la Forêt-Noire » of one who tells Germany or its tongue. */
export function isAreaTold(facts: Facts, key: string): boolean {
  const within = areas.find(([name]) => name.test(key))?.[1] ?? [];
  return within.some((nation) => countries.find(([name]) => name === nation)?.some((name) => isNamed(facts, name)));
}

/** Of each word that names a nation and no tongue, which one. */
const nationOf = new Map(
  countries.flatMap((names, nation) =>
    names
      .filter((name) => !tongues.test(name))
      .flatMap((name): [string, number][] => [
        [name, nation],
        [name.replace(/s$/, ''), nation],
      ]),
  ),
);

/** How many nations a line names. */
export function nationsIn(line: string): number {
  const words = line.match(/[a-z-]{4,}/g) ?? [];
  if (words.length < 2) return 0;
  const named = words.flatMap((word) => nationOf.get(word.replace(/(?<=[a-z]{4})e?s$/, '')) ?? []);
  return new Set(named).size;
}
