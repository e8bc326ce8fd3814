import { Badge } from '../../../ui/Badge.tsx';
import { nextStepDay } from '../next-step-day.ts';
import { DayIcon } from './icons.tsx';

/** The day of the next step, marked once it is past. */
export function NextStepMark({ date, today }: { date: string; today: string }) {
  const { text, overdue } = nextStepDay(date, today);
  return (
    <Badge tone={overdue ? 'warn' : 'neutral'} className="max-w-full whitespace-normal">
      <DayIcon className="size-4 shrink-0" />
      {text}
    </Badge>
  );
}
