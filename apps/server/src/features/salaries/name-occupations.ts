import type { SalaryOccupations } from '@coach/contracts/features/salaries';
import type { UserContext } from '../../context.ts';
import { loadSalaries } from '../../ports/engine.ts';
import { requireGate } from '../billing/require-gate.ts';

/** What the field of the occupation suggests. Throws `subscription_required`. */
export async function nameOccupations(context: UserContext): Promise<SalaryOccupations> {
  await requireGate(context, 'salary_benchmark');
  const { listOccupations } = await loadSalaries();
  return { items: [...listOccupations()] };
}
