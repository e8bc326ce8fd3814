import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { nextStepDay } from '../next-step-day.ts';
import { DayIcon } from './icons.tsx';

type NextStepMarkProps = { date: string; today: string; compact?: boolean };

/** The day of the next step, marked once it is past; the day alone where there is little room. */
export function NextStepMark({ date, today, compact = false }: NextStepMarkProps) {
  const { day, text, overdue } = nextStepDay(date, today);
  return (
    <Badge tone={overdue ? 'warn' : 'neutral'} className="max-w-full whitespace-normal!">
      <DayIcon className="size-4 shrink-0" />
      {compact && !overdue ? (
        <span>
          <span className="sr-only">{m.jobs_detail_date()} </span>
          {day}
        </span>
      ) : (
        text
      )}
    </Badge>
  );
}
