import { oncePer } from '../../text/once-per.ts';
import type { CheckContext } from '../context.ts';
import { stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { sentenceAt } from '../text/read-text.ts';
import { sharesWords } from '../words/shares-words.ts';
import type { Quantity } from './quantity.ts';

const most = 200;
const ofThing =
  /\b(?:mon|ma|mes|ce|cette|le|la|l') ?([a-z]{3,})(?: [a-z]{2,}){0,3} (?:a|ont|aura|date|datent|remontent?)(?: (?:deja|bientot|donc|maintenant|aujourd'hui))?(?: (?:d'il y a|de|a))? (?:(?:plus|pres) de |presque |environ )?$/;

/** « mon baccalauréat a vingt ans » of one of 2006: how long ago the line of the thing dates it. */
export function isAgeOfThing({ reading, today }: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.unit !== 'mois' || claim.value % 12 !== 0 || today === null) return false;
  const thing = ofThing.exec(reading.folded.slice(Math.max(0, claim.start - 80), claim.start))?.[1];
  const [root] = stemsOf(thing ?? '');
  const lines = root === undefined ? undefined : (facts.linesOfStem.get(root) ?? linesInFull(facts, root));
  if (!lines || lines.size === 0) return false;
  const years = facts.dateMentions
    .slice(0, most)
    .flatMap(({ fact, line }) => (lines.has(line) ? [fact.from, fact.to] : []))
    .filter((date) => /^\d{4}/.test(date))
    .map((date) => Number(today.slice(0, 4)) - Number(date.slice(0, 4)));
  return years.some((age) => Math.abs(age - claim.value / 12) <= (claim.hedge === 'exact' ? 0 : 1));
}

/** « mon bac » of a « baccalauréat ». */
function linesInFull({ linesOfStem }: Facts, root: string): Set<number> {
  if (root !== 'bac') return new Set();
  return new Set([...linesOfStem].flatMap(([stem, lines]) => (stem.startsWith('baccal') ? [...lines] : [])));
}

/** « diplômé à vingt-huit ans » of one born in 1987 whose diploma is of 2015. */
export function isAgeThen(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.unit !== 'mois' || claim.value < least) return false;
  if (!/\ba (?:l'age de )?$/.test(context.reading.folded.slice(Math.max(0, claim.start - 12), claim.start)))
    return false;
  const born = birthOf(context, facts);
  if (born === null) return false;
  return facts.dateMentions.slice(0, most).some(({ fact, line }) =>
    [fact.from, fact.to].some((date) => {
      const age = Number(/^\d{4}/.exec(date)?.[0] ?? 0) - born;
      return (claim.value / 12 === age || claim.value / 12 === age - 1) && isOfLine(context, facts, claim, line);
    }),
  );
}

/** By its words, or by the short name of a diploma: « bac », « CAP ». */
function isOfLine(context: CheckContext, facts: Facts, claim: Quantity, line: number): boolean {
  if (sharesWords(context, facts, claim, line)) return true;
  const { folded, sentences } = context.reading;
  const { start = 0, end = 0 } = sentences[sentenceAt(sentences, claim.start)] ?? {};
  const named = folded.slice(start, end).match(/\b(?:bac|cap|bep|bts|dut|but|licence|master)\b/g) ?? [];
  return named.some((name) => facts.linesOfStem.get(name)?.has(line));
}

const least = 12 * 12;
const ownAge =
  /(?:^|[\n·•|,;–-] ?)(\d\d) ans(?= ?(?:$|[\n·•|,;–-]| (?:celibataire|marie|divorce|pacse|permis|nationalite)))/;
const headLength = 400;

/** The year of birth that the documents tell; null for none. */
export const yearOfBirth = oncePer(({ flat }: Facts): number | null => {
  const born = /\bnee? (?:le |en )?[^\n]{0,20}?((?:19|20)\d\d)\b/.exec(flat)?.[1];
  return born === undefined ? null : Number(born);
});

/** That year, or the one that the age at their head comes to; null for none. */
function birthOf({ today }: CheckContext, facts: Facts): number | null {
  const born = yearOfBirth(facts);
  const age = born === null ? ownAge.exec(facts.reading.folded.slice(0, headLength))?.[1] : undefined;
  return age === undefined || today === null ? born : Number(today.slice(0, 4)) - Number(age);
}
