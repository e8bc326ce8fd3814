import type { CoachingNote } from '@coach/contracts/features/coaching';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { VerdictMark } from '../../../ui/VerdictMark.tsx';

/** On what was just said: what worked, what to say otherwise, each with the person’s own words. */
export function NoteCard({ note }: { note: CoachingNote }) {
  return (
    <div className="flex max-w-[92%] flex-col gap-2 self-end rounded-lg border-l-4 border-brand bg-page px-4 py-3 text-sm sm:max-w-[80%]">
      <p className="font-semibold">{m.coaching_note()}</p>
      <ul className="flex flex-col gap-2">
        {note.remarks.map(({ kind, quote, text }) => (
          <li key={`${kind} ${text}`} className="flex gap-2">
            <VerdictMark verdict={kind === 'worked' ? 'ok' : 'partial'} />
            <p className="min-w-0 wrap-anywhere">
              <q className="font-semibold">{quote}</q>
              {'\u00a0: '}
              {printed(text)}
            </p>
          </li>
        ))}
      </ul>
      {note.instead ? (
        <p className="wrap-anywhere">
          <span className="font-semibold">{m.coaching_instead()}</span> {printed(note.instead)}
        </p>
      ) : null}
    </div>
  );
}
