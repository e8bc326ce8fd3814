import { silenceReader } from '../../match/silent-spans.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { mustCue } from '../../offer/importance.ts';
import { isToolName } from '../../skills/tool-name.ts';
import { typeset } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';
import { paperCell } from './paper-cell.ts';
import { hasLapsed } from './paper-state.ts';

/** An item of the CV’s lists that the offer names in the same words. */
export type NamedAsset = Piece & {
  /** Among courses and papers, not among what one knows. */
  isCourse: boolean;
  /** The paper that the offer names by a part of it: « Habilitation évaluateur CléA ». */
  isPaper: boolean;
};

const listed = new Set(['skills', 'tools', 'certifications', 'education']);
const asking = new Set(['missions', 'profile', 'nice']);

/** What anyone says of themselves decides nothing, and what everybody has at hand little. */
const common =
  /équipe|écoute|(?<!\p{L})sens |esprit|autonom|rigueur|rigour|organis|relation|adapta|ponctu|dynam|commun|discr|patien|polyval|motiv|stress|respect|qualité|disponib|curi|(?<!\p{L})(?:word|excel|powerpoint|outlook|office|internet|windows|permis|véhicule|bac|anglais|français|espagnol|allemand|italien)(?!\p{L})/iu;

/** What is not followed yet. */
const ahead = /en (?:cours(?! de validité)|projet)|prévue?|inscri|à venir|souhait|planifi|programmée/iu;

const paper = /^(?:habilitation|certification|attestation|certificat|brevet)(?!\p{L})/iu;

/**
 * The items of the CV’s lists that the offer writes in the same words, those in a line that demands first: what a reader
 * looks for by its name. A proof found in a job may stand for another of its names, and leave this one untold.
 */
export function namedAssets({ context, lines, input: { cv, today } }: LetterFacts): NamedAsset[] {
  const isSilent = silenceReader(context);
  const asked = lines
    .filter(({ part }) => asking.has(part))
    .map(({ text, folded, part }) => ({
      text,
      stems: ` ${stemsOf(text).join(' ')} `,
      rank: mustCue.test(folded) ? 0 : part === 'profile' ? 1 : part === 'missions' ? 2 : 3,
    }))
    .sort((one, other) => one.rank - other.rank);
  const studies = Object.entries(cv.spans).flatMap(([path, span]) =>
    /^education\.\d+\.(?:degree|school)$/.test(path) ? [span] : [],
  );
  const found = context.lines
    .filter(({ section, heading }) => listed.has(section) && !heading)
    .filter((line) => !isSilent(line) && line.text.length < 300 && !ahead.test(line.text))
    .flatMap(({ text, start, section }) =>
      itemsOf(text).flatMap(({ at, item }): (NamedAsset & { rank: number })[] => {
        const span = { start: start + at, end: start + at + item.length };
        if (hasLapsed(paperCell(cv.text, span.start).text, today)) return [];
        const isStudy = studies.some((one) => one.start < span.end && one.end > span.start);
        const by = isStudy || common.test(item) ? undefined : asked.find((line) => isNamedIn(item, line));
        if (!by) return [];
        const isCourse = section === 'certifications' || section === 'education';
        const evidence = evidenceAt('cv', cv.text, span);
        return [{ text: typeset(item), isCourse, isPaper: paper.test(item), evidence, rank: by.rank }];
      }),
    );
  // What one knows before the course that taught it.
  return found.sort((one, other) => Number(one.isCourse) - Number(other.isCourse) || one.rank - other.rank);
}

/** « signes avec bébé » and « signes pour bébés »: what joins two words says nothing. */
function stemsOf(text: string): readonly string[] {
  return meaningfulStems(text).filter((stem) => stem !== 'avec');
}

function isNamedIn(item: string, { text, stems }: { text: string; stems: string }): boolean {
  const own = stemsOf(item);
  if (paper.test(item)) {
    const names = item.match(/(?<![\p{L}\d])(?:\p{Lu}{2,}\d*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)(?![\p{L}\d])/gu) ?? [];
    return names.some((name) => new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'u').test(text));
  }
  if (own.length < 2 && !(own.length === 1 && isToolName(item))) return false;
  return stems.includes(` ${own.join(' ')} `);
}

/** Little is nothing to put forward: « débutant », « (notions) », « 30 % ». */
const little = /débutant|notions|initiation|bases|découverte|scolaire|en cours|(?<!\d)[1-5]?\d\s?%|●○{2}|★☆{2}/iu;

/** The items of a line without their marks: « 2023 : signes avec bébé (3 jours) » is « signes avec bébé ». */
function itemsOf(line: string): { at: number; item: string }[] {
  return [...line.matchAll(/[^,;•|\t·\s](?:[^,;•|\t·]*?[^,;•|\t·\s])??(?=\s*(?:[,;•|\t·]|$)|\s(?:[–—/]\s))/gu)].flatMap(
    ({ 0: cell, index }) => {
      // « PowerShell – débutant »: what is little stands behind the name.
      const [behind = ''] = /^\s*(?:[–—:(-][^,;•|\t]*)?/u.exec(line.slice(index + cell.length)) ?? [];
      if (little.test(cell + behind)) return [];
      const [lead = ''] =
        /^[^\p{L}\d]*(?:(?:19|20)\d\d\s?[:–—-]?\s*)?(?:[–—]\s*)?(?:\p{Lu}\p{Ll}+s?\s?:\s*)?/u.exec(cell) ?? [];
      const item = cell.slice(lead.length).replace(/\s*(?:\([^()]*\)?|[–—-]?\s*\d+\s?%|[●○★☆■□]+)*[\s.]*$/u, '');
      return item.length > 3 && !/[()«»]/.test(item) ? [{ at: index + lead.length, item }] : [];
    },
  );
}
