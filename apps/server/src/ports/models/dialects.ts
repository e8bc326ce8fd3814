import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { Habits } from './habits.ts';
import { roomToThink } from './habits.ts';
import type { ModelAccess } from './model-access.ts';
import type { PortableSchema } from './portable-schema.ts';

/** One call. `since` is what was said after the material: an answer that did not fit, and why. */
export type Call = {
  instructions: string;
  material: string;
  since: { answer: string; complaint: string }[];
  schema: PortableSchema;
  schemaName: string;
  maxOutputTokens: number;
  habits: Habits;
  signal: AbortSignal;
};

export type Speak = (call: Call) => Promise<ReadableStream<LanguageModelV4StreamPart>>;

type Dialect = {
  model(habits: Habits): LanguageModelV4;
  settings(call: Call): Partial<LanguageModelV4CallOptions>;
};

/** Reads the one library that the configured server needs. */
export async function openDialect(access: ModelAccess, fetch: typeof globalThis.fetch): Promise<Speak> {
  const { model, settings } = await open[access.provider](access, fetch);
  return async (call) => {
    const { habits, signal, maxOutputTokens } = call;
    const options: LanguageModelV4CallOptions = {
      prompt: promptOf(call),
      maxOutputTokens: maxOutputTokens + habits.thinkingRoom,
      abortSignal: signal,
      ...settings(call),
    };
    return (await model(habits).doStream(options)).stream;
  };
}

const open: Record<ModelAccess['provider'], (access: ModelAccess, fetch: typeof globalThis.fetch) => Promise<Dialect>> =
  {
    'openai-compatible': openCompatible,
    mistral: openMistral,
    anthropic: openAnthropic,
  };

async function openCompatible({ baseUrl, apiKey, model }: ModelAccess, fetch: typeof globalThis.fetch) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const key = apiKey === null ? {} : { apiKey };
  return {
    model: ({ mode, counts, limitName }: Habits) =>
      createOpenAICompatible({
        ...{ name: 'compatible', baseURL: baseUrl, fetch, includeUsage: counts, ...key },
        supportsStructuredOutputs: mode === 'json_schema',
        transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, [limitName]: max_tokens }),
      }).chatModel(model),
    settings: ({ habits, schema, schemaName }: Call) => ({
      ...jsonFormat(habits, schema, schemaName),
      providerOptions: { compatible: { strictJsonSchema: schema.strict } },
    }),
  };
}

async function openMistral({ baseUrl, apiKey, model }: ModelAccess, fetch: typeof globalThis.fetch) {
  const { createMistral } = await import('@ai-sdk/mistral');
  const language = createMistral({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch }).chat(model);
  return {
    model: () => language,
    settings: ({ habits, schema, schemaName }: Call) => ({
      ...jsonFormat(habits, schema, schemaName),
      providerOptions: { mistral: { strictJsonSchema: schema.strict } },
    }),
  };
}

/** Thinks before it writes unless asked not to, and cannot always help it: there is room for that. */
async function openAnthropic({ baseUrl, apiKey, model }: ModelAccess, fetch: typeof globalThis.fetch) {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  const language = createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch }).messages(model);
  return {
    model: () => language,
    settings: ({ habits, schema, schemaName, maxOutputTokens }: Call) => ({
      maxOutputTokens: maxOutputTokens + roomToThink,
      ...(habits.hushes ? { reasoning: 'none' as const } : {}),
      ...(habits.mode === 'plain' ? {} : shapeFormat(schema, schemaName)),
      providerOptions: {
        anthropic: { structuredOutputMode: habits.mode === 'json_schema' ? ('auto' as const) : ('jsonTool' as const) },
      },
    }),
  };
}

function jsonFormat({ mode }: Habits, schema: PortableSchema, name: string): Partial<LanguageModelV4CallOptions> {
  if (mode === 'plain') return {};
  return mode === 'json_schema' ? shapeFormat(schema, name) : { responseFormat: { type: 'json' } };
}

function shapeFormat(schema: PortableSchema, name: string): Partial<LanguageModelV4CallOptions> {
  return { responseFormat: { type: 'json', schema: schema.enforced, name } };
}

function promptOf({ instructions, material, since, schema, habits }: Call): LanguageModelV4CallOptions['prompt'] {
  const shape = habits.mode === 'json_schema' ? '' : `\n\n${askForJson}\n${schema.text}`;
  const says = (role: 'user' | 'assistant', text: string) => ({ role, content: [{ type: 'text' as const, text }] });
  return [
    { role: 'system', content: `${instructions}${shape}` },
    says('user', material),
    ...since.flatMap(({ answer, complaint }) => [says('assistant', answer), says('user', complaint)]),
  ];
}

const askForJson =
  'Répondez par un seul objet JSON, sans un mot avant ni après, et sans bloc de code. Il suit ce schéma JSON\u00a0:';
