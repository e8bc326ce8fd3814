import { type Gate, mayPass, planThatOpens } from '@coach/contracts/gates';
import { tierDisplayName } from '@coach/contracts/tiers';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { tierOf } from './tier-of.ts';

/** Throws `subscription_required`, with the gate as its reason, below the plan that opens it. */
export async function requireGate(context: UserContext, gate: Gate): Promise<void> {
  if (await passes(context, gate)) return;
  throw gateClosed(gate);
}

/** The refusal below the plan that opens a gate. */
export function gateClosed(gate: Gate): AppError {
  const plan = tierDisplayName(planThatOpens(gate));
  return new AppError('subscription_required', { reason: gate, needsUpgrade: true, values: { plan } });
}

/** Whether the caller’s plan opens a gate. */
export async function passes(context: UserContext, gate: Gate): Promise<boolean> {
  return mayPass(gate, await tierOf(context, context.actor.userId));
}
