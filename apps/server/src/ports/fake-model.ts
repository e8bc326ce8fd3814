import type { ModelFault } from '@coach/contracts/features/model-calls';
import { type Model, ModelError, type ModelRequest } from './model.ts';

type Call = ModelRequest<unknown>;

/** A call that goes at the pace of a test. */
export type HeldCall = {
  /** Resolves once it was made. */
  asked: Promise<Call>;
  show(partial: unknown): Promise<void>;
  answer(output: unknown): void;
  fail(fault: ModelFault): void;
};

export type FakeModel = Model & {
  /** Every call, in order. */
  calls: Call[];
  /** What a call that no test holds is answered at once; null makes it fail as `unavailable`. */
  answers: ((request: Call) => unknown) | null;
  /** The next call waits for the test. */
  hold(): HeldCall;
};

/** A model that answers what a test decides. As a real one, it ends with the signal and its answers fit the schema. */
export function fakeModel(): FakeModel {
  const waiting: { begin(request: Call): void; outcome: PromiseWithResolvers<unknown> }[] = [];
  const model: FakeModel = {
    provider: 'fake',
    name: 'plume-1',
    calls: [],
    answers: null,
    hold() {
      const asked = Promise.withResolvers<Call>();
      const outcome = Promise.withResolvers<unknown>();
      outcome.promise.catch(() => {});
      waiting.push({ begin: asked.resolve, outcome });
      return {
        asked: asked.promise,
        show: async (partial) => (await asked.promise).onPartial?.(partial),
        answer: outcome.resolve,
        fail: (fault) => outcome.reject(new ModelError(fault)),
      };
    },
    async ask(request) {
      const call = request as Call;
      model.calls.push(call);
      call.signal.throwIfAborted();
      const held = waiting.shift();
      held?.begin(call);
      call.onAsked?.();
      const answered = held ? await untilLeft(call.signal, held.outcome) : model.answers?.(call);
      const fitting = request.schema.safeParse(answered);
      if (!fitting.success) throw new ModelError(answered === undefined ? 'unavailable' : 'invalid');
      return { output: fitting.data, usage: { inputTokens: 100, outputTokens: 50 } };
    },
  };
  return model;
}

async function untilLeft(signal: AbortSignal, { promise, reject }: PromiseWithResolvers<unknown>): Promise<unknown> {
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  return await promise.finally(() => signal.removeEventListener('abort', leave));
}
