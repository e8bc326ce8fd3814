import type { CvChange, CvDocument, CvWording, OptimisedCv } from '@coach/contracts/cv-document';
import { fr } from '../../writing/fr.ts';
import { linesToWord } from '../lines/lines-to-word.ts';
import { capitalised, printable, withoutMarker } from './optimise-cv-building.ts';

type Block = CvDocument['sections'][number]['blocks'][number];
type Word = CvWording[number];
type Words = ReadonlyMap<string, Word>;

/**
 * The optimised CV with lines that a model worded, each in place of the engine’s own where that still stands to the
 * letter; every one is among the changes. Never throws.
 */
export function rewordCv(optimised: OptimisedCv, wording: CvWording, cvText: string): OptimisedCv {
  const asked = new Map(wording.filter(stands).map((word) => [word.before, word]));
  const lines = linesToWord(optimised.document).flatMap(({ text }) => asked.get(text) ?? []);
  const words: Words = new Map(lines.map((word) => [word.before, word]));
  if (words.size === 0) return optimised;
  const sections = optimised.document.sections.map((section) =>
    section.kind === 'summary' || section.kind === 'experience'
      ? { ...section, blocks: section.blocks.map((block) => reworded(block, words)) }
      : section,
  );
  return { document: { ...optimised.document, sections }, changes: changesOf(optimised.changes, words, cvText) };
}

function stands({ before, after, undone }: Word): boolean {
  return !undone && after !== before;
}

function reworded(block: Block, words: Words): Block {
  const said = (line: string) => words.get(line)?.after ?? line;
  if (block.kind === 'paragraph') return { ...block, text: said(block.text) };
  return block.kind === 'entry' ? { ...block, bullets: block.bullets.map(said) } : block;
}

/** What the engine says of a line it reworded or moved gives way; for the others a change is added. */
function changesOf(changes: readonly CvChange[], words: Words, cvText: string): CvChange[] {
  const told = new Set<string>();
  const kept = changes.map((change) => {
    const word = change.after === null ? undefined : words.get(asPrinted(change.after));
    if (!word || (change.kind !== 'reworded' && change.kind !== 'moved')) return change;
    if (change.kind === 'moved') return { ...change, after: word.after };
    told.add(word.before);
    return { ...change, ...by(word) };
  });
  const added = [...words.values()].filter(({ before }) => !told.has(before)).map((word) => changeOf(word, cvText));
  const place = ({ span }: CvChange) => span?.start ?? Number.MAX_SAFE_INTEGER;
  return [...kept, ...added].sort((a, b) => place(a) - place(b));
}

function changeOf(word: Word, cvText: string): CvChange {
  const start = cvText.indexOf(word.before);
  const span = start < 0 ? null : { start, end: start + word.before.length };
  return { kind: 'reworded', before: word.before, span, ...by(word) };
}

function by({ before, after, model }: Word) {
  const reason = fr`formulée avec le modèle ${model} : les mêmes faits, dits plus nettement.`;
  return { after, reason, wording: { line: before, model } };
}

/** A line as the document has it. */
function asPrinted(line: string): string {
  return capitalised(printable(withoutMarker(line)));
}
