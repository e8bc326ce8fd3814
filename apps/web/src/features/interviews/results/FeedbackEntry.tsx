import type { AnswerFeedback, Delivery, QuestionCategory } from '@coach/contracts/interview';
import { rubric } from '@coach/contracts/interview';
import type { ReactNode } from 'react';
import { printed } from '../../../lib/format.ts';
import { quoted } from '../../../lib/quoted.ts';
import { m } from '../../../paraglide/messages.js';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { ScoreRing } from '../../../ui/ScoreRing.tsx';
import { scoreTone } from '../../../ui/score-tone.ts';
import { ReadingLinks } from '../../billing/gates/ReadingLinks.tsx';
import { dimensionLabels, partLabels } from '../labels.ts';
import { MarkedAnswer } from './MarkedAnswer.tsx';
import { readingsFor } from './readings-for.ts';

type FeedbackEntryProps = { feedback: AnswerFeedback; answer: string; category: QuestionCategory | undefined };

/** One answer judged: its score, what is strong, what to mend, each dimension of the rubric with the words it rests on. */
export function FeedbackEntry({ feedback, answer, category }: FeedbackEntryProps) {
  const { score, overall, strengths, improvements, dimensions, reframed, challenges, delivery } = feedback;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <ScoreRing score={score} size="sm" label={m.interviews_score_of({ score })} />
        <p lang="fr" className="min-w-0 flex-1 basis-56 font-medium">
          {printed(overall)}
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Points title={m.interviews_strengths()} items={strengths} />
        <Points title={m.interviews_improvements()} items={improvements} />
      </div>
      <Disclosure summary={m.interviews_rubric()}>
        <ul className="flex flex-col gap-4">
          {dimensions.map((dimension) => (
            <Dimension key={dimension.dimension} {...dimension} />
          ))}
        </ul>
        <MarkedAnswer answer={answer} dimensions={dimensions} />
      </Disclosure>
      {reframed ? (
        <Part title={m.interviews_reframed()}>
          <blockquote lang="fr" className="border-l-4 border-brand pl-4 whitespace-pre-wrap">
            {printed(reframed)}
          </blockquote>
          <p className="mt-2 text-sm text-ink-soft">{m.interviews_reframed_note()}</p>
        </Part>
      ) : null}
      <Points title={m.interviews_challenges()} items={challenges} />
      <div className="empty:hidden">
        <ReadingLinks readings={readingsFor(feedback, category)} most={2} />
      </div>
      {delivery ? <DeliveryNote delivery={delivery} /> : null}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <div className="mt-1">{children}</div>
    </div>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <ul lang="fr" className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{printed(item)}</li>
        ))}
      </ul>
    </Part>
  );
}

const bars = { ok: 'ok', accent: 'brand', warn: 'warn', bad: 'warn' } as const;

function Dimension({ dimension, score, comment, quotes }: AnswerFeedback['dimensions'][number]) {
  const name = dimensionLabels[dimension]();
  return (
    <li>
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="font-semibold">{m.interviews_dimension({ name, weight: rubric[dimension] })}</p>
        <p>{score === null ? m.interviews_not_asked() : m.interviews_score_of({ score })}</p>
      </div>
      {score === null ? null : (
        <ProgressBar className="mt-1" value={score} label={name} tone={bars[scoreTone(score)]} />
      )}
      <p lang="fr" className="mt-1 text-sm text-ink-soft">
        {printed(comment)}
      </p>
      {quotes.length > 0 ? (
        <ul lang="fr" className="mt-1 text-sm">
          {quotes.map(({ start, end, quote, part }) => (
            <li key={`${part}-${start}-${end}`}>
              {part ? <span className="font-semibold">{m.interviews_named({ name: partLabels[part]() })} </span> : null}
              {quoted(quote)}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** How it was said: pace and silences, never an emotion. */
export function DeliveryNote({ delivery }: { delivery: Delivery }) {
  const { wordsPerMinute, pauses, fillers, notes } = delivery;
  const figures = [
    wordsPerMinute === null ? null : m.interviews_pace({ count: wordsPerMinute }),
    pauses === null ? null : m.interviews_pauses({ count: pauses }),
    fillers.length > 0
      ? m.interviews_fillers({ list: fillers.map(({ word, count }) => `${word} (${count})`).join(', ') })
      : null,
  ];
  return (
    <Part title={m.interviews_delivery()}>
      <p>{figures.filter(Boolean).join(' · ')}</p>
      <ul lang="fr" className="mt-1 list-disc pl-5 text-sm">
        {notes.map((note) => (
          <li key={note}>{printed(note)}</li>
        ))}
      </ul>
    </Part>
  );
}
