import type { Environment } from '../../config/env.ts';

export const modelProviders = ['openai-compatible', 'mistral', 'anthropic'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Where a model is, and who asks it. */
export type ModelAccess = {
  provider: ModelProvider;
  /** With its version (`/v1`), without a final slash. */
  baseUrl: string;
  /** A server of one’s own may want none. */
  apiKey: string | null;
  model: string;
  /** Milliseconds of a whole `ask`, whatever it takes; the adapter’s own where absent. */
  timeoutMs?: number | undefined;
};

type Configured = Pick<Environment, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_TIMEOUT_MS'>;

const ownAddress: Record<ModelProvider, string | null> = {
  'openai-compatible': null,
  mistral: 'https://api.mistral.ai/v1',
  anthropic: 'https://api.anthropic.com/v1',
};

/** The model that the configuration names; null where the engine writes alone. */
export function modelAccessOf(env: Configured): ModelAccess | null {
  const provider = providerOf(env);
  const baseUrl = env.AI_BASE_URL ?? (provider ? ownAddress[provider] : null);
  if (!provider || !baseUrl || !env.AI_MODEL) return null;
  const apiKey = env.AI_API_KEY ?? null;
  return { provider, baseUrl: versioned(baseUrl), apiKey, model: env.AI_MODEL, timeoutMs: env.AI_TIMEOUT_MS };
}

/** Without a key only a server named as compatible can be asked: those at home want none. */
function providerOf({ AI_PROVIDER, AI_API_KEY, AI_BASE_URL }: Configured): ModelProvider | null {
  if (AI_PROVIDER === 'builtin') return null;
  if (AI_PROVIDER === 'openai-compatible') return AI_PROVIDER;
  if (!AI_API_KEY) return null;
  return AI_PROVIDER ?? (AI_BASE_URL ? 'openai-compatible' : null);
}

/** Most addresses are given without their `/v1`; one that names any version is complete. */
function versioned(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return new URL(base).pathname.split('/').some((part) => /^v\d/.test(part)) ? base : `${base}/v1`;
}

/** As people are told: « mistral », « anthropic », or the host of a compatible server. */
export function providerNameOf({ provider, baseUrl }: ModelAccess): string {
  return provider === 'openai-compatible' ? new URL(baseUrl).host : provider;
}
