import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { CheckMark } from '../../../ui/CheckMark.tsx';
import { cx } from '../../../ui/cx.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { SessionEdit } from './use-session-edit.ts';

type QuestionListProps = { edit: SessionEdit; index: number; open: (index: number) => void };

/** Every question with a tick where it is answered; pressing one leads to it. */
export function QuestionList({ edit, index, open }: QuestionListProps) {
  const isAnswered = (place: number) => (edit.responses[place] ?? '').trim() !== '';
  const answered = edit.questions.filter((_, place) => isAnswered(place)).length;
  const total = edit.questions.length;
  return (
    <Card>
      <h3 className="text-lg">{m.interviews_progress()}</h3>
      <p className="text-sm text-ink-soft">{m.interviews_answered({ count: answered, total })}</p>
      <ProgressBar className="mt-2" value={answered} max={total} label={m.interviews_progress()} />
      <ol className="-mx-2 mt-3 flex flex-col gap-1 p-1 lg:max-h-[calc(100dvh-20rem)] lg:overflow-y-auto">
        {edit.questions.map(({ question }, place) => (
          <li key={question}>
            <button
              type="button"
              aria-current={place === index ? 'step' : undefined}
              onClick={() => (place === index ? undefined : open(place))}
              className={cx(
                'flex min-h-11 w-full cursor-pointer items-start gap-2 rounded-md px-2 py-2 text-left text-sm hover:bg-brand-soft',
                place === index && 'bg-brand-soft font-semibold',
              )}
            >
              <span className="w-6 shrink-0 text-right tabular-nums">{place + 1}.</span>
              <span lang="fr" className="min-w-0 flex-1 break-words">
                {printed(question)}
              </span>
              {isAnswered(place) ? (
                <>
                  <CheckMark />
                  <VisuallyHidden>{m.interviews_is_answered()}</VisuallyHidden>
                </>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
