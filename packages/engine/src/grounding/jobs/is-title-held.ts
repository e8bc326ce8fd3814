import { stem } from '../../text/stem.ts';
import type { Teller } from '../facts/anchors.ts';
import type { Facts } from '../facts/facts.ts';
import { escaped } from '../text/escaped.ts';
import { lowersTitle } from './title-lines.ts';
import { ranks } from './title-words.ts';

/** The words of one title that mean the same trade. */
const sameTrade = [
  'professeur enseignant prof',
  'developpeur programmeur',
  'chauffeur conducteur',
  'hote hotess',
  'assistant secretair',
  'recruteur recrutement',
  'vendeur vente',
  'cuisinier cuisine',
  'couturiere piqueuse',
].map((line) => line.split(' ').map(stem));

/** Work told by its noun, which a duty names as well as a post: « vente des titres » makes nobody a « vendeuse ». */
const workNouns = new Set(['recrutement', 'vente', 'cuisine'].map(stem));

function alike(word: string): string[] {
  return sameTrade.find((group) => group[0] === word || group[1] === word)?.slice(0, 3) ?? [word];
}

/** Adjectives of the houses people work in. */
const sectors = [
  'banqu bancair',
  'hopital hospitali cliniqu',
  'ecol scolair lycee',
  'industri industriel usin',
  'hotel hoteli',
  'associat associatif',
  'assuranc assureur',
  'restaurant restaurat brasseri',
  'transport routi',
  'agricol agriculteur ferm',
  'mairi municipal communal',
  'garag automobil',
  'pharmaci pharmaceutiqu officin',
].map((line) => line.split(' '));

/** « conseillère bancaire » of an adviser in a bank. */
function isOfSector({ entries }: Facts, title: string, word: string): boolean {
  const group = sectors.find((each) => each.some((root) => word.startsWith(root)));
  if (!group) return false;
  return entries.some(
    ({ kind, title: own, fullName }) =>
      kind === 'job' && own.includes(title) && fullName.some((name) => group.some((root) => name.startsWith(root))),
  );
}

/** Kinds of houses that stand behind a title to say where it was held. */
const kindsOfHouse =
  /^(?:cabinet|agenc|etud|cliniqu|hopital|hotel|restaurant|brasseri|boutiqu|magasin|usin|ateli|garag|librairi|pharmaci|officin|mairi|banqu|crech|foy|residenc|lyce|colleg|ecol)/;

/** « collaborateur de cabinet » of a collaborateur comptable of the « Cabinet Dewailly »; who heads a house says more. */
function isOfHouse({ entries }: Facts, title: string, word: string): boolean {
  if (!kindsOfHouse.test(word) || ranks.has(title) || headsHouse.test(title)) return false;
  return entries.some(({ kind, heading }) => kind === 'job' && heading.has(title) && heading.has(word));
}

const headsHouse = /^(?:chef|respons|direct|gerant|patron|manag|associ)/;

/** « militaire » of a soldier of some regiment: whoever serves there is one, whatever the rank. */
function servesIn({ entries }: Facts, word: string): boolean {
  return (
    word.startsWith('militair') &&
    entries.some(({ kind, heading }) => kind === 'job' && [...heading].some((said) => forces.test(said)))
  );
}

const forces = /^(?:arm$|regiment|bataillon|soldat|legionnair|gendarm)/;

const manager = stem('manager');

function leadsSome({ entries }: Facts): boolean {
  return entries.some(
    ({ kind, title }) =>
      kind === 'job' &&
      title.some((word) => /^(?:respons|chef|directeur|manager|encadr|coordinat|coordonnat)/.test(word)),
  );
}

/** « responsable d’une équipe »: no more than « chef d’équipe » says. */
function isOfTeam([head = '', ...rest]: readonly string[]): boolean {
  return /^respons/.test(head) && rest.length === 1 && /^equip/.test(rest[0] ?? '');
}

function headsTeam({ flat, entries }: Facts): boolean {
  const isHead = (title: readonly string[]) =>
    title.some((word, index) => /^(?:chef|cheff)$/.test(word) && /^equip/.test(title[index + 1] ?? ''));
  return entries.some(({ kind, title }) => kind === 'job' && isHead(title)) && /\bcheff?e? d'equipe\b/.test(flat);
}

/** Whether some title of the documents has all the words of one claimed, and is no lower one. */
export function isTitleHeld(facts: Facts, stems: readonly string[], lowered: boolean): boolean {
  const [first, ...rest] = stems.map((word) => [word, ...alike(word)]);
  if (!first) return true;
  // « manager de proximité » says how, not of what.
  if (stems[0] === manager && stems[1]?.startsWith('proxim') && leadsSome(facts)) return true;
  if (rest.length > 0 && isOfTeam(stems) && headsTeam(facts)) return true;
  if (rest.length === 0 && servesIn(facts, first[0] ?? '')) return true;
  return first.some((word) => {
    // « CEO » of a skill with such initials is none.
    if (facts.acronyms.has(word) && rest.length === 0 && !ranks.has(word)) return true;
    for (const { words, low, isTitle } of facts.titles.get(word) ?? []) {
      if (
        (!low || lowered) &&
        (isTitle || word === stems[0] || !workNouns.has(word)) &&
        !isOfPart(words, stems) &&
        rest.every((others) =>
          others.some(
            (other) =>
              words.has(other) ||
              facts.acronyms.has(other) ||
              isOfSector(facts, word, other) ||
              isOfHouse(facts, word, other) ||
              (other.length > 5 && [...words].some((told) => told.slice(0, 5) === other.slice(0, 5))),
          ),
        )
      )
        return true;
    }
    return false;
  });
}

const parts = ['partie', 'rang'].map(stem);

/** « chef pâtissier » of a « chef de partie pâtisserie », who heads a part. */
function isOfPart(told: ReadonlySet<string>, claimed: readonly string[]): boolean {
  return (
    claimed.length > 1 &&
    /^chef/.test(claimed[0] ?? '') &&
    parts.some((part) => told.has(part) && !claimed.includes(part))
  );
}

/** « Adjoint au responsable »: a line that tells a lower post. */
const lowersHead =
  /\b(?:aide|assistante?|adjointe?|seconde?|sous|demi|vice|apprentie?|stagiaire|eleve|alternante?|commis)\b/;

/** The jobs whose title has all these words, and the lines that have them. */
export function titleTellers(
  { entries, linesOfStem, ownerOfLine, lineText }: Facts,
  stems: readonly string[],
  lowered: boolean,
): Teller[] {
  const [head = '', ...rest] = stems;
  const jobs = entries.flatMap(({ kind, owner, title }) => {
    const at = title.indexOf(head);
    const low = !lowered && at > 0 && lowersTitle(title[at - 1] as string);
    return kind === 'job' && !low && stems.every((word) => title.includes(word)) ? [{ owner, line: -1 }] : [];
  });
  if (jobs.length === 0) return [];
  const lines = [...(linesOfStem.get(head) ?? [])].filter(
    (line) =>
      rest.every((word) => linesOfStem.get(word)?.has(line)) &&
      !lowersHead.test(lineText(line)) &&
      // « orientation vers les conseillers »: others hold that title.
      new RegExp(`\\b${escaped(head)}[a-z]{0,4}(?<![^iuo]s)(?![a-z])`).test(lineText(line)),
  );
  return [...jobs, ...lines.map((line) => ({ owner: ownerOfLine(line), line }))];
}
