import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { Link } from 'react-router';
import { formatDate, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { seniorityLabels } from '../labels.ts';
import { QuestionsWriter } from './QuestionsWriter.tsx';

/** Which simulation this is. */
export function SessionHeader({ session }: { session: InterviewDetail }) {
  const { role, company, seniorityLevel, createdAt, completed, questionsWrittenBy } = session;
  const detail = [company && printed(company), seniorityLabels[seniorityLevel](), formatDate(createdAt)];
  return (
    <header>
      <Button variant="quiet" size="sm" className="-ml-4" render={<Link to={paths.interviewCoaching()} />}>
        ← {m.interviews_back()}
      </Button>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-2xl break-words">
          <bdi>{printed(role)}</bdi>
        </h2>
        <Badge tone={completed ? 'ok' : 'neutral'}>
          {completed ? m.interviews_completed() : m.interviews_in_progress()}
        </Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{detail.filter(Boolean).join(' · ')}</p>
      <QuestionsWriter writtenBy={questionsWrittenBy} className="mt-1 text-ink-soft" />
    </header>
  );
}
