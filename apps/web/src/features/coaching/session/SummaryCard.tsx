import type { CoachingSession, CoachingSummary } from '@coach/contracts/features/coaching';
import { type ReactNode, useEffect, useRef } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { printed } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { saveText } from '../../../lib/save-text.ts';
import { signedText } from '../../../lib/signed-text.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckMark } from '../../../ui/CheckMark.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';
import { useStartSession } from '../requests/use-sessions.ts';
import type { CoachingPlace } from '../use-coaching-place.ts';
import { Remark } from './Remark.tsx';

type SummaryCardProps = { session: CoachingSession; summary: CoachingSummary; place: CoachingPlace; isOpen: boolean };

/** What came of a dialogue: the person’s own script first, then what worked and what to prepare. */
export function SummaryCard({ session, summary, place, isOpen }: SummaryCardProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <h3 ref={title} tabIndex={-1} className="text-xl outline-none">
        {m.coaching_script()}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{m.coaching_script_text()}</p>
      <dl lang="fr" className="mt-4 flex flex-col gap-4">
        {summary.script.map((part) => (
          <div key={part.title} className="border-l-4 border-brand pl-4">
            <dt className="text-sm font-semibold text-ink-soft">{printed(part.title)}</dt>
            {part.lines.map((line) => (
              <dd key={line} className="text-lg wrap-anywhere">
                {printed(line)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Actions session={session} summary={summary} place={place} isOpen={isOpen} />
      {summary.strengths.length > 0 ? (
        <Part title={m.coaching_strengths()}>
          {summary.strengths.map(({ quote, text }) => (
            <li key={text} className="flex gap-3">
              <span className="pt-1">
                <CheckMark />
              </span>
              <Remark quote={quote} text={text} />
            </li>
          ))}
        </Part>
      ) : null}
      {summary.prepare.length > 0 ? (
        <Part title={m.coaching_prepare()}>
          {summary.prepare.map((text) => (
            <li key={text} className="border-l-4 border-warn pl-4 wrap-anywhere">
              {printed(text)}
            </li>
          ))}
        </Part>
      ) : null}
      <WrittenByLine writtenBy={session.writtenBy} className="mt-7" />
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h3 className="mb-3 text-lg">{title}</h3>
      <ul lang="fr" className="flex flex-col gap-3">
        {children}
      </ul>
    </section>
  );
}

function Actions({ session, summary, place, isOpen }: SummaryCardProps) {
  const { mutate, isPending } = useStartSession();
  const text = signedText(printed(summary.text), session.writtenBy);
  const copy = async () => {
    const isDone = await copyText(text);
    toast(
      isDone ? { title: m.coaching_copied(), tone: 'success' } : { title: m.coaching_copy_failed(), tone: 'error' },
    );
  };
  const day = localDay(new Date(session.updatedAt));
  const again = () =>
    mutate(session.scenario, {
      onSuccess: ({ id }) => place.open(id),
      onError: (error) =>
        toast({ title: m.coaching_start_failed(), description: toApiFailure(error).message, tone: 'error' }),
    });
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button onClick={() => saveText(`coaching-${day}.txt`, `${text}\n`)}>{m.coaching_download()}</Button>
      <Button variant="secondary" onClick={() => void copy()}>
        {m.coaching_copy()}
      </Button>
      {isOpen ? (
        <Button variant="quiet" busy={isPending} onClick={again}>
          {m.coaching_again()}
        </Button>
      ) : null}
    </div>
  );
}
