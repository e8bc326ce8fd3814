import type { Span } from '@coach/contracts/span';
import { findTerms } from '../skills/find-terms.ts';
import { isCommonNoun, isToolName, opensOnName } from '../skills/tool-name.ts';
import { foldText } from '../text/fold-text.ts';
import { groupAlternatives } from './alternatives.ts';
import type { Mention } from './mention.ts';
import { niceCueIn } from './nice-cue.ts';

/** What the job's name says it is done with or in: « Administrateur Linux », « Notaire en droit rural ». */
export function titleDemands(text: string, title: Span | null, noise: ReadonlySet<string>): Mention[][] {
  const written = title ? text.slice(title.start, title.end) : '';
  if (!title || waived.test(written)) return [];
  const shouted = !/\p{Ll}/u.test(written);
  const found = findTerms(written).flatMap(({ name, kind, sector, start, end }): Mention[] => {
    const said = written.slice(start, end);
    const before = written.slice(0, start);
    const isName = start > 0 && !shouted && /^\p{Lu}/u.test(said) && isTool(said, sector);
    const isField = /(?<!\p{L})(?:en|sur) $/iu.test(before);
    if (kind !== 'skill' || noise.has(said) || house.test(before) || !(isName || isField)) return [];
    const span = { start: title.start + start, end: title.start + end };
    const isWish = niceCueIn(foldText(pieceAt(written, start))) !== null;
    const demand = { importance: isWish ? ('nice' as const) : ('must' as const), said: isWish, guessed: false };
    return [{ term: name, alternatives: [], kind, longer: null, inner: false, ...span, ...demand }];
  });
  const isHalf = ({ start, end }: Mention) =>
    orBefore.test(written.slice(0, start - title.start)) || orAfter.test(written.slice(end - title.start));
  // « full-stack Symfony / React »: a title names what the work is done with, all of it.
  const areBoth = ([first, ...others]: Mention[]) =>
    first !== undefined && others.length > 0 && !/\bou\b/i.test(text.slice(first.start, others.at(-1)?.end));
  return groupAlternatives(text, found)
    .flatMap((group) => (areBoth(group) ? group.map((mention) => [mention]) : [group]))
    .filter((group) => group.length > 1 || !group.some(isHalf));
}

/** One half of « Sage ou Excel », the other of which is not known for a tool, is no demand by itself. */
const orBefore = /\sou(?: \S+)? $/iu;
const orAfter = /^ ou\s/iu;

/** « Sans expérience en vente », « débutants acceptés, formation assurée »: a title that asks for nothing. */
const waived =
  /(?<!\p{L})(?:sans|aucune?|débutante?s?|non|formée?s?|formation (?:\p{L}+ )?(?:assurée|prévue|interne|comprise|offerte|possible))(?!\p{L})/iu;
/** « Commercial chez Salesforce »: the house, and not what is worked with. */
const house = /(?<!\p{L})(?:chez|pour|groupe|société) [^,;()]{0,20}$/iu;

/** « Linux », « Power BI », where « Pâtisserie » is a noun in capitals. */
function isTool(said: string, sector: string): boolean {
  const first = said.split(' ')[0] ?? '';
  return isToolName(first) || opensOnName(said) || (sector === 'it' && !isCommonNoun(first));
}

/** The piece of a title around a place, brackets cut off: « Développeur (Rust serait un plus) » wishes in its second. */
function pieceAt(written: string, at: number): string {
  const before = written.slice(0, at).split(/[()]/).at(-1) ?? '';
  return before + (written.slice(at).split(/[()]/)[0] ?? '');
}
