import type { LetterDoubt } from '@coach/contracts/features/letters';
import { useId, useRef } from 'react';
import { doubtText } from '../../../lib/doubt-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { GrowingText } from './GrowingText.tsx';
import { paragraphsIn } from './letter-texts.ts';

const longest = 5_000;
const most = 30;

type EditParagraphsProps = {
  paragraphs: string[];
  doubts: readonly LetterDoubt[];
  change: (paragraphs: string[]) => void;
  onRest: () => void;
};

/** The paragraphs as fields, what is to be checked under each, and the way to one more. */
export function EditParagraphs({ paragraphs, doubts, change, onRest }: EditParagraphsProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const add = () => {
    change([...paragraphs, '']);
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('textarea') ?? [])].at(-1)?.focus());
  };
  return (
    <div ref={list} className="flex flex-col gap-3">
      {paragraphs.map((text, index) => {
        const own = doubtsOf(paragraphs, doubts, index);
        const doubtsId = own.length > 0 ? `${id}-${index}` : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place while it is written
          <div key={index}>
            <GrowingText
              label={m.letters_edit_paragraph({ number: index + 1 })}
              value={text}
              maxLength={longest}
              describedBy={doubtsId}
              doubts={own.map((doubt) => doubts.indexOf(doubt)).join(' ')}
              onChange={(next) => change(paragraphs.map((one, place) => (place === index ? next : one)))}
              onBlur={onRest}
            />
            {doubtsId ? <Doubts id={doubtsId} doubts={own} /> : null}
          </div>
        );
      })}
      <div className="flex flex-wrap items-center gap-x-4">
        <Button variant="quiet" size="sm" className="-ml-4" onClick={add} disabled={paragraphs.length >= most}>
          {m.letters_edit_add()}
        </Button>
        <p className="text-xs text-ink-soft">{m.letters_edit_hint()}</p>
      </div>
    </div>
  );
}

function Doubts({ id, doubts }: { id: string; doubts: readonly LetterDoubt[] }) {
  return (
    <ul id={id} className="mt-1 text-xs text-warn">
      {doubts.map((doubt) => (
        <li key={`${doubt.paragraph}-${doubt.start}`}>{m.letters_doubt_inline({ reason: doubtText(doubt) })}</li>
      ))}
    </ul>
  );
}

/** A field left empty is no paragraph, one with an empty line in it is two: places are those of what is kept. */
function doubtsOf(fields: readonly string[], doubts: readonly LetterDoubt[], index: number): LetterDoubt[] {
  const text = fields[index] ?? '';
  const from = fields.slice(0, index).flatMap(paragraphsIn).length;
  const to = from + paragraphsIn(text).length;
  // What was rewritten since is not to be checked any more.
  return doubts.filter(({ paragraph, quote }) => paragraph >= from && paragraph < to && text.includes(quote));
}
