import { formatDate, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
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
  const resume = (id: string) => {
    const chosen = sessions.find((session) => session.id === id);
    if (!chosen) return;
    const isDone = chosen.completed;
    toast({ title: isDone ? m.interviews_resume_done() : m.interviews_resume_open(), tone: 'info' });
    place.go({ session: id, vue: isDone ? 'resultats' : undefined });
  };
  return (
    <Card>
      <Field label={m.interviews_resume()}>
        <Select
          value=""
          placeholder={m.interviews_resume_choose()}
          options={options}
          onChange={(event) => resume(event.target.value)}
        />
      </Field>
    </Card>
  );
}
