import type { SalaryAnswer } from '@coach/contracts/features/salaries';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import type { SalaryPlace } from '../use-salary-place.ts';
import { NearOccupations } from './NearOccupations.tsx';

/** No occupation was recognised: it is said, and those near it are offered. */
export function UnknownOccupation({ answer, place }: { answer: SalaryAnswer; place: SalaryPlace }) {
  return (
    <Card role="status" tone="accent" title={m.salaries_unknown_title()}>
      <p className="max-w-prose wrap-anywhere">{m.salaries_unknown_text({ said: answer.said })}</p>
      <NearOccupations answer={answer} place={place} />
    </Card>
  );
}
