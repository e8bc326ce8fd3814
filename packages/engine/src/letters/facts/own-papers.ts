import type { Span } from '@coach/contracts/span';
import { silenceReader } from '../../match/silent-spans.ts';
import { withThe } from '../french/link-words.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { articleOf, dated, heldCredentials, isMany } from './credentials.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';
import { paperCell } from './paper-cell.ts';
import { fullName, hasLapsed } from './paper-state.ts';

/** What lies ahead. */
const unheld =
  /en (?:cours(?! de validité)|projet)|prévue?|inscri|à (?:venir|passer)|non (?:obtenu|valid)|souhait|planifi|échou/iu;
const longest = 48;

/** Papers of the CV that the offer does not ask for, with their article and year: « le SST (2024) ». */
export function ownPapers(facts: LetterFacts): Piece[] {
  const { cv } = facts.input;
  const isSilent = silenceReader(facts.context);
  const held = heldCredentials(facts);
  const told = held.map(({ text }) => text);
  const cells = new Set(
    // Of a licence to drive, what proves it may be another paper.
    held
      .filter(({ text }) => !/^le permis/.test(text))
      .flatMap(({ evidence }) =>
        evidence.flatMap(({ source, start }) => (source === 'cv' ? [paperCell(cv.text, start).start] : [])),
      ),
  );
  const all = (['certifications', 'licences'] as const).flatMap((list) =>
    cv[list].map((written, index) => ({ written, span: cv.spans[`${list}.${index}`] })),
  );
  return all.flatMap(({ written, span }): Piece[] => {
    const own = span && !isSilent(span) && !isInDuty(facts, span) ? paperOf(facts, written, span) : null;
    // « Habilitation véhicules électriques B2VL » is one paper, by whatever name it is told.
    if (!own || cells.has(own.cell) || told.some((text) => own.letters.some((one) => text.includes(one)))) return [];
    told.push(own.name);
    cells.add(own.cell);
    return [own.piece];
  });
}

type OwnPaper = { name: string; letters: readonly string[]; cell: number; piece: Piece };

function paperOf({ input: { cv, today } }: LetterFacts, written: string, span: Span): OwnPaper | null {
  const { text: cell, start } = paperCell(cv.text, span.start);
  if (unheld.test(written) || unheld.test(cell) || hasLapsed(cell, today)) return null;
  const full = fullName(nameOf(written), cell);
  // A course of asbestos makes no habilitation.
  if (/^habilitation (?!électrique)/iu.test(full) && !/habilit/i.test(cell)) return null;
  const article = isPaper(full) ? articleOf(full) : null;
  if (!article) return null;
  const name = /^\p{Lu}\p{Ll}/u.test(full) && !/^(?:Certiphyto|Caces)/u.test(full) ? uncapitalised(full) : full;
  const letters = name.match(/\p{Lu}{3,}/gu) ?? [name.split(' ').slice(0, 2).join(' ')];
  const text = isMany.test(name) ? `les ${name}` : withThe(name, article);
  return {
    name,
    letters,
    cell: start,
    piece: dated(cv.text, name, { text, evidence: evidenceAt('cv', cv.text, span) }, span),
  };
}

/** « lecture des cartes conducteur », « certification CléA » among the duties of a job: papers of others. */
function isInDuty({ input: { cv } }: LetterFacts, { start }: Span): boolean {
  return Object.entries(cv.spans).some(
    ([path, span]) => /^experiences\.\d+\.bullets\.\d+$/.test(path) && start >= span.start && start < span.end,
  );
}

/** « 2023 : SST, recyclage » → « SST ». */
function nameOf(written: string): string {
  return typeset(written)
    .replace(/^(?:\d\d\/)?(?:19|20)\d\d\s?[:–—-]?\s*/u, '')
    .replace(/^(?:recyclage|MAC|maintien) (?:de l[’']|de la |du |des )?(?=\p{Lu}{2})/iu, '')
    .replace(/(?<=\p{L}) \d{3}$/u, '')
    .replace(/\s*(?:[,;–—(:]|- ).*$/u, '')
    .replace(/\s+(?:recycl|renouvel|maintien)\p{L}*.*$/iu, '')
    .replace(/\s+(?:en |de )?(?:19|20)\d\d$/u, '')
    .replace(/-(?:depuis|en).*$/iu, '')
    .trim();
}

/** Courses, licences and tests of a language are told elsewhere; « CACES » alone is a heading. */
function isPaper(name: string): boolean {
  return (
    name.length > 2 && name.length <= longest && !/^(?:caces$|formation|permis|véhicule|toeic|toefl|ielts)/iu.test(name)
  );
}
