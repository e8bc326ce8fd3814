import { useState } from 'react';
import { formatDate, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { seniorityLabels } from '../labels.ts';
import { useInterviews } from '../requests/use-interviews.ts';
import type { InterviewPlace } from '../use-interview-place.ts';

/** A simulation of those before, to go on with or to read again. */
export function ResumeField({ place }: { place: InterviewPlace }) {
  const { data } = useInterviews();
  const [picked, setPicked] = useState('');
  const sessions = (data?.pages ?? []).flatMap(({ items }) => items).filter(({ kind }) => kind === 'simulation');
  if (sessions.length === 0) return null;
  const options = sessions.map(({ id, role, seniorityLevel, completed, createdAt }) => ({
    value: id,
    label: m.interviews_resume_option({
      role: printed(role),
      level: seniorityLabels[seniorityLevel](),
      state: completed ? m.interviews_completed() : m.interviews_in_progress(),
      date: formatDate(createdAt),
    }),
  }));
  const resume = () => {
    const chosen = sessions.find(({ id }) => id === picked) ?? sessions[0];
    if (!chosen) return;
    const isDone = chosen.completed;
    toast({ title: isDone ? m.interviews_resume_done() : m.interviews_resume_open(), tone: 'info' });
    place.go({ session: chosen.id, vue: isDone ? 'resultats' : undefined });
  };
  return (
    <Card>
      <Field label={m.interviews_resume()}>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Select
            value={picked || sessions[0]?.id}
            options={options}
            onChange={(event) => setPicked(event.target.value)}
            className="min-w-0 sm:flex-1"
          />
          <Button variant="secondary" onClick={resume}>
            {m.interviews_resume_open_it()}
          </Button>
        </div>
      </Field>
    </Card>
  );
}
