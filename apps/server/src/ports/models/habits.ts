import type { CallFailure } from './call-failure.ts';

/** How a shape is asked for, from the strictest on. */
export const shapeModes = ['json_schema', 'json_object', 'plain'] as const;
export type ShapeMode = (typeof shapeModes)[number];

/** How a server wants to be spoken to: learnt from what it refuses, and kept while the process lives. */
export type Habits = {
  mode: ShapeMode;
  /** Newer OpenAI models know the limit of an answer by another name. */
  limitName: 'max_tokens' | 'max_completion_tokens';
  /** Whether tokens are asked to be counted in the stream. */
  counts: boolean;
  /** Whether the model is told to think little. */
  hushes: boolean;
  /** Tokens granted beyond the answer’s own, for a model that thinks first. */
  thinkingRoom: number;
};

export const roomToThink = 4096;

export const firstHabits: Habits = {
  ...{ mode: 'json_schema', limitName: 'max_tokens', counts: true, hushes: true, thinkingRoom: 0 },
};

type Concession = { words: RegExp; give(habits: Habits): Partial<Habits> | null };

const lowerMode = ({ mode }: Habits): Partial<Habits> | null => {
  const next = shapeModes[shapeModes.indexOf(mode) + 1];
  return next ? { mode: next } : null;
};

const concessions: Concession[] = [
  {
    words: /max_completion_tokens/,
    give: ({ limitName }) =>
      limitName === 'max_tokens' ? { limitName: 'max_completion_tokens', thinkingRoom: roomToThink } : null,
  },
  { words: /stream_options|include_usage/, give: ({ counts }) => (counts ? { counts: false } : null) },
  { words: /thinking|effort|reasoning/, give: ({ hushes }) => (hushes ? { hushes: false } : null) },
  { words: /response_format|json_|schema|structured|output_|grammar|tool/, give: lowerMode },
];

/** With 404 a path or a model, with 5xx anything may be meant: those count by their words alone. */
const refusals = new Set([400, 404, 415, 422, 500, 501]);

/**
 * Another way to say the same to a server that refused the form of a request; null where its refusal is about something
 * else. One that gives no reason is taken to mean the answer’s shape, the only thing servers do not agree on.
 */
export function concede(habits: Habits, { fault, status, said }: CallFailure): Habits | null {
  if (fault !== 'unavailable' || !refusals.has(status ?? 0)) return null;
  for (const { words, give } of concessions) {
    const given = words.test(said) ? give(habits) : null;
    if (given) return { ...habits, ...given };
  }
  const lower = status === 400 || status === 422 ? lowerMode(habits) : null;
  return lower && { ...habits, ...lower };
}
