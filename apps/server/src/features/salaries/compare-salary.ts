import type { SalaryAnswer, SalaryQuery } from '@coach/contracts/features/salaries';
import type { UserContext } from '../../context.ts';
import { loadSalaries } from '../../ports/engine.ts';
import { requireGate } from '../billing/require-gate.ts';

/** Published figures of an occupation’s pay; nothing is kept of the question. Throws `subscription_required`. */
export async function compareSalary(context: UserContext, query: SalaryQuery): Promise<SalaryAnswer> {
  await requireGate(context, 'salary_benchmark');
  const { findSalaries } = await loadSalaries();
  return findSalaries(query);
}
