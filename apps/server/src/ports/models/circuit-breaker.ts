import type { ModelFault } from '@coach/contracts/features/model-calls';
import { type Model, ModelError } from '../model.ts';

export type BreakerState = 'closed' | 'half-open' | 'open';

export type BreakerSettings = {
  /** Faults of the server in a row. */
  mostFaults: number;
  /** Milliseconds it is left alone; doubled each time it fails again, up to `longestRestMs`. */
  restMs: number;
  longestRestMs: number;
  /** After a key or a credit that is refused: only a person mends that. */
  refusedRestMs: number;
  /** Milliseconds that only grow. */
  now(): number;
  onState(state: BreakerState): void;
};

const usual: BreakerSettings = {
  mostFaults: 5,
  restMs: 30_000,
  longestRestMs: 5 * 60_000,
  refusedRestMs: 10 * 60_000,
  now: () => performance.now(),
  onState: () => {},
};

/** What tells that a server is in trouble; whatever else it answers, it answers. */
const ofTheServer = new Set<ModelFault>(['rate_limited', 'unavailable', 'unreachable', 'timeout']);
const refusals = new Set<ModelFault>(['unauthorised', 'quota']);

/**
 * Leaves a model alone that failed too often: `open` at once instead of another wait. After its rest one call tries it,
 * while the others still get `open`; that call decides.
 */
export function withCircuitBreaker(model: Model, given: Partial<BreakerSettings> = {}): Model {
  const breaker = new Breaker({ ...usual, ...given });
  return {
    ...model,
    async ask(request) {
      const isTrial = breaker.enter();
      try {
        const answer = await model.ask(request);
        breaker.succeed();
        return answer;
      } catch (error) {
        breaker.fail(error instanceof ModelError ? error.fault : null, isTrial);
        throw error;
      }
    },
  };
}

class Breaker {
  readonly #settings: BreakerSettings;
  #state: BreakerState = 'closed';
  #faults = 0;
  #openedTimes = 0;
  #restsUntil = 0;

  constructor(settings: BreakerSettings) {
    this.#settings = settings;
  }

  /** Whether the call that enters is the one that tries. */
  enter(): boolean {
    if (this.#state === 'closed') return false;
    if (this.#state === 'half-open' || this.#settings.now() < this.#restsUntil) throw new ModelError('open');
    this.#become('half-open');
    return true;
  }

  succeed(): void {
    this.#faults = 0;
    // A call from before it opened says nothing of how the server is now.
    if (this.#state === 'open') return;
    this.#openedTimes = 0;
    this.#become('closed');
  }

  /** null: the person left. */
  fail(fault: ModelFault | null, isTrial: boolean): void {
    if (fault === null) this.#learnNothing(isTrial);
    else if (refusals.has(fault)) this.#open(this.#settings.refusedRestMs);
    else if (ofTheServer.has(fault)) this.#count(isTrial);
    else this.succeed();
  }

  /** The next call is a trial then. */
  #learnNothing(isTrial: boolean): void {
    if (isTrial) this.#become('open');
  }

  #count(isTrial: boolean): void {
    this.#faults += 1;
    if (isTrial || (this.#state === 'closed' && this.#faults >= this.#settings.mostFaults)) this.#open(this.#rest());
  }

  #rest(): number {
    const { restMs, longestRestMs } = this.#settings;
    return Math.min(longestRestMs, restMs * 2 ** this.#openedTimes);
  }

  #open(restMs: number): void {
    this.#openedTimes += 1;
    this.#faults = 0;
    this.#restsUntil = this.#settings.now() + restMs;
    this.#become('open');
  }

  #become(state: BreakerState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#settings.onState(state);
  }
}
