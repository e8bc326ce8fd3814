import type { ModelRequest, ModelUsage } from '../model.ts';
import type { Speak } from './dialects.ts';
import { firstHabits, type Habits } from './habits.ts';
import type { ModelLimits } from './model-limits.ts';
import type { Showing } from './show-partials.ts';

/** What is known of one server while the process lives. */
export type Server = {
  limits: ModelLimits;
  speak(): Promise<Speak>;
  /** By the name of the shape: one may be too much for a server that takes the others. */
  habits: Map<string, Habits>;
};

/** One `ask` on its way. */
export type Asking<Output> = {
  server: Server;
  request: ModelRequest<Output>;
  /** Aborted when the person leaves, and when the time is up. */
  signal: AbortSignal;
  showing: Showing;
  /** By all its calls. */
  spent: ModelUsage;
  startedAt: number;
  firstWordMs: number | null;
  mayRetry: boolean;
  isAsked: boolean;
};

export function habitsFor({ server, request }: Asking<unknown>): Habits {
  return server.habits.get(request.schemaName) ?? firstHabits;
}
