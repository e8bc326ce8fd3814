import type { SalaryAnswer } from '@coach/contracts/features/salaries';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import type { SalaryPlace } from '../use-salary-place.ts';

/** Occupations the words may have meant; nothing where none is near. */
export function NearOccupations({ answer, place }: { answer: SalaryAnswer; place: SalaryPlace }) {
  if (answer.near.length === 0) return null;
  return (
    <>
      <p className="mt-4 font-semibold">{m.salaries_near()}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {answer.near.map(({ occupation, label }) => (
          <Button
            key={occupation}
            size="sm"
            variant="secondary"
            onClick={() => place.ask({ ...place.question, occupation: printed(occupation), group: null })}
          >
            <span lang="fr">{printed(label)}</span>
          </Button>
        ))}
      </div>
    </>
  );
}
