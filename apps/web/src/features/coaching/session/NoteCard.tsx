import type { CoachingNote, CoachingRemark } from '@coach/contracts/features/coaching';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Remark } from './Remark.tsx';

const groups: readonly { kind: CoachingRemark['kind']; name: () => string; tone: string }[] = [
  { kind: 'worked', name: m.coaching_worked, tone: 'text-ok' },
  { kind: 'better', name: m.coaching_better, tone: 'text-warn' },
];

/** On what was just said: what worked, what to say otherwise, each with the person’s own words. */
export function NoteCard({ note }: { note: CoachingNote }) {
  return (
    <div className="flex max-w-[92%] flex-col gap-3 self-end border-l-4 border-brand py-1 pl-4 text-sm sm:max-w-[80%]">
      <p className="sr-only">{m.coaching_note()}</p>
      {groups.map(({ kind, name, tone }) => {
        const remarks = note.remarks.filter((remark) => remark.kind === kind);
        return remarks.length > 0 ? (
          <div key={kind}>
            <p className={`font-semibold ${tone}`}>{name()}</p>
            <ul className="flex flex-col gap-1">
              {remarks.map(({ quote, text }) => (
                <li key={text}>
                  <Remark quote={quote} text={text} />
                </li>
              ))}
            </ul>
          </div>
        ) : null;
      })}
      {note.instead ? (
        <div>
          <p className="font-semibold text-brand">{m.coaching_instead()}</p>
          <p className="wrap-anywhere">{printed(note.instead)}</p>
        </div>
      ) : null}
    </div>
  );
}
