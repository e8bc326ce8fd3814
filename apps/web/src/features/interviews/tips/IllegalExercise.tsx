import type { illegalExerciseSchema } from '@coach/contracts/features/interviews';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { printed } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';

type Exercise = z.infer<typeof illegalExerciseSchema>;

/** A question that may not be asked: one tries an answer, then sees why and three ways to answer it. */
export function IllegalExercise() {
  const [seed, setSeed] = useState(() => new Date().getDate());
  const [answer, setAnswer] = useState('');
  const [shown, setShown] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['interviews', 'illegal', seed],
    queryFn: ({ signal }) => request<Exercise>(`/api/interviews/illegal-question?seed=${seed}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const another = () => {
    setSeed(seed + 1);
    setAnswer('');
    setShown(false);
  };
  return (
    <Card title={m.interviews_illegal_title()}>
      <p className="max-w-prose text-ink-soft">{m.interviews_illegal_lead()}</p>
      {error && !data ? (
        <div className="mt-4">
          <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />
        </div>
      ) : null}
      {data ? (
        <div className="mt-5 flex flex-col gap-5">
          <blockquote lang="fr" className="border-l-4 border-accent pl-4 font-display text-xl">
            {printed(data.question)}
          </blockquote>
          <Field label={m.interviews_illegal_answer()} hint={m.interviews_illegal_answer_hint()}>
            <TextArea lang="fr" rows={3} value={answer} onChange={(event) => setAnswer(event.target.value)} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? m.interviews_illegal_hide() : m.interviews_illegal_show()}
            </Button>
            <Button variant="quiet" busy={isFetching} onClick={another}>
              {m.interviews_illegal_another()}
            </Button>
          </div>
          {shown ? <Ways exercise={data} /> : null}
        </div>
      ) : error ? null : (
        <Spinner className="min-h-40" />
      )}
    </Card>
  );
}

function Ways({ exercise }: { exercise: Exercise }) {
  return (
    <div lang="fr">
      <p className="max-w-prose">{printed(exercise.reason)}</p>
      <ul className="mt-4 grid gap-4 lg:grid-cols-3">
        {exercise.answers.map(({ way, label, text, note }) => (
          <li key={way} className="rounded-lg border border-line p-4">
            <h3 className="text-lg">{printed(label)}</h3>
            <p className="mt-2">{printed(text)}</p>
            <p className="mt-2 text-sm text-ink-soft">{printed(note)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
