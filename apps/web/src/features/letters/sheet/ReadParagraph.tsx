import type { Letter, LetterEvidence } from '@coach/contracts/letter';
import { Fragment } from 'react';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { DoubtMark } from '../../../ui/DoubtMark.tsx';
import { useSource } from '../source/source-context.tsx';
import { type SheetDoubt, type SheetSentence, sheetSentences } from './sheet-sentences.ts';

type ReadParagraphProps = { place: number; paragraph: Letter['paragraphs'][number]; doubts: readonly SheetDoubt[] };

export function ReadParagraph({ place, paragraph, doubts }: ReadParagraphProps) {
  return (
    <p className="break-words">
      {sheetSentences(paragraph, doubts).map((sentence, index) => (
        <Fragment key={sentence.start}>
          {index > 0 ? ' ' : null}
          <Sentence name={`${place}-${index}`} sentence={sentence} />
        </Fragment>
      ))}
    </p>
  );
}

function Sentence({ name, sentence }: { name: string; sentence: SheetSentence }) {
  const { shown, show, paneId } = useSource();
  const text = sentence.pieces.map((piece) => <Piece key={piece.start} piece={piece} />);
  if (sentence.evidence.length === 0) return text;
  const active = shown?.name === name;
  return (
    // A link rather than a button: it breaks over lines as text does, and leads to what it rests on.
    <a
      href={`#${paneId}`}
      aria-current={active || undefined}
      onClick={(event) => {
        event.preventDefault();
        show({ name, evidence: distinct(sentence.evidence) });
      }}
      className={cx(
        'decoration-line-strong decoration-dotted underline-offset-4 hover:highlight',
        active ? 'highlight' : 'underline focus-visible:highlight',
      )}
    >
      {text}
      {/* No part of the letter: it stays out of what is selected and copied. */}
      <span className="sr-only select-none">{m.letters_source_link()}</span>
    </a>
  );
}

/** Two facts of a sentence may rest on the same words. */
function distinct(evidence: readonly LetterEvidence[]): LetterEvidence[] {
  return [...new Map(evidence.map((one) => [`${one.source}-${one.start}-${one.end}`, one])).values()];
}

function Piece({ piece: { text, doubt, ends } }: { piece: SheetSentence['pieces'][number] }) {
  if (doubt === null) return text;
  return (
    <DoubtMark number={doubt} labelled={ends}>
      {text}
    </DoubtMark>
  );
}
