import type { ModelUsage } from '../model.ts';

/** US dollars for a million tokens, as the provider publishes them for calls that are answered at once. */
export type ModelPrice = { input: number; output: number };

type PriceList = {
  /** The provider as `Model` names it. */
  provider: string;
  source: string;
  /** The day, or the month, that the list is of: prices change, and a list that is old says so. */
  readOn: string;
  /** By how a model’s name begins, the longest that fits. */
  models: Record<string, ModelPrice>;
};

const lists: PriceList[] = [
  {
    provider: 'anthropic',
    source: 'https://platform.claude.com/docs/en/about-claude/pricing',
    readOn: '2026-11-21',
    models: {
      'claude-opus-5-5': { input: 4, output: 20 },
      'claude-opus-5': { input: 5, output: 25 },
      'claude-opus-4-5': { input: 5, output: 25 },
      'claude-opus-4-6': { input: 5, output: 25 },
      'claude-opus-4-7': { input: 5, output: 25 },
      'claude-opus-4-8': { input: 5, output: 25 },
      'claude-sonnet-5': { input: 2, output: 10 },
      'claude-sonnet-4': { input: 3, output: 15 },
      // Of prompts up to 100,000 tokens; ours stay far below.
      'claude-haiku-5-5': { input: 0.1, output: 0.5 },
      'claude-haiku-4-5': { input: 1, output: 5 },
    },
  },
  {
    provider: 'mistral',
    source: 'https://docs.mistral.ai/models/model-cards/mistral-medium-3-5-26-04',
    readOn: '2026-11-21',
    models: {
      'mistral-medium-latest': { input: 1.5, output: 7.5 },
      'mistral-medium-3': { input: 1.5, output: 7.5 },
      'mistral-medium-2604': { input: 1.5, output: 7.5 },
    },
  },
  {
    provider: 'api.openai.com',
    source: 'https://developers.openai.com/api/docs/pricing',
    // From a copy of that month.
    readOn: '2026-05',
    models: {
      'gpt-5.5-pro': { input: 30, output: 180 },
      'gpt-5.5': { input: 5, output: 30 },
      'gpt-5.4-mini': { input: 0.75, output: 4.5 },
      'gpt-5.4-nano': { input: 0.2, output: 1.25 },
      'gpt-5.4': { input: 2.5, output: 15 },
    },
  },
];

export type KnownPrice = ModelPrice & Pick<PriceList, 'source' | 'readOn'>;

/** null where no list knows the model: nothing is guessed. */
export function priceOf({ provider, name }: { provider: string; name: string }): KnownPrice | null {
  const list = lists.find((one) => one.provider === provider);
  if (!list) return null;
  const beginnings = Object.keys(list.models).filter((beginning) => startsAs(name, beginning));
  const [longest] = beginnings.sort((one, other) => other.length - one.length);
  const price = longest === undefined ? undefined : list.models[longest];
  return price ? { ...price, source: list.source, readOn: list.readOn } : null;
}

/** « claude-opus-5 » begins « claude-opus-5-20260724 », and not « claude-opus-50 ». */
function startsAs(name: string, beginning: string): boolean {
  return name.startsWith(beginning) && /^(?:$|[-.@])/.test(name.slice(beginning.length));
}

/** US dollars; null without a price. */
export function costOf(model: { provider: string; name: string }, usage: ModelUsage): number | null {
  const price = priceOf(model);
  return price && (usage.inputTokens * price.input + usage.outputTokens * price.output) / 1_000_000;
}
