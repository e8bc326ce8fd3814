import { mayPass } from '@coach/contracts/gates';
import { useSession } from '../../lib/session.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { SalaryAnswered } from './result/SalaryAnswered.tsx';
import { SalariesLocked } from './SalariesLocked.tsx';
import { SalarySearch } from './search/SalarySearch.tsx';
import { useSalaryPlace } from './use-salary-place.ts';

/** The salary benchmark: an occupation, and what is published of its pay. */
export function SalariesTab() {
  const { tier, tierAsked } = useSession();
  if (!tierAsked) return <Spinner className="min-h-[40vh]" />;
  return mayPass('salary_benchmark', tier) ? <Benchmark /> : <SalariesLocked />;
}

function Benchmark() {
  const place = useSalaryPlace();
  const { occupation, level, region } = place.question;
  return (
    <div className="flex flex-col gap-8">
      <SalarySearch key={[occupation, level, region].join('|')} place={place} />
      {occupation ? <SalaryAnswered place={place} /> : null}
    </div>
  );
}
