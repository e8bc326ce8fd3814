import type { CoachingSession, CoachingTurn } from '@coach/contracts/features/coaching';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { NoteCard } from './NoteCard.tsx';

const looks: Record<CoachingTurn['speaker'], string> = {
  coach: 'self-start bg-brand-soft',
  other: 'self-start border-2 border-accent bg-card',
  person: 'self-end border border-line bg-card',
};

/** Everything that was said, in order; what comes is read out. */
export function Dialogue({ session }: { session: CoachingSession }) {
  const { turns, other } = session;
  const names = { coach: m.coaching_coach(), other: printed(other), person: m.coaching_you() };
  return (
    <ol aria-label={m.coaching_dialogue()} aria-live="polite" lang="fr" className="flex flex-col gap-4">
      {turns.map((turn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place
        <li key={index} className="flex flex-col gap-2">
          <div className={cx('max-w-[92%] rounded-xl px-4 py-3 sm:max-w-[80%]', looks[turn.speaker])}>
            <p className="text-sm text-ink-soft wrap-anywhere">
              <span className="font-semibold">{names[turn.speaker]}</span>
              {turn.model ? m.coaching_by_model({ model: turn.model }) : null}
            </p>
            <p className="max-h-96 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
              {turn.speaker === 'person' ? turn.text : printed(turn.text)}
            </p>
          </div>
          {turn.note && turn.note.remarks.length > 0 ? <NoteCard note={turn.note} /> : null}
        </li>
      ))}
    </ol>
  );
}
