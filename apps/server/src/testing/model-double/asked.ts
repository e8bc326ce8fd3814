/** The three ways models are spoken to; each has a path of its own at the double. */
export const dialects = ['openai-compatible', 'mistral', 'anthropic'] as const;
export type Dialect = (typeof dialects)[number];

/** How the answer’s shape was asked for. */
export type AskedMode = 'json_schema' | 'json_object' | 'json_tool' | 'plain';

/** A request as the double understood it. */
export type Asked = {
  dialect: Dialect;
  /** Without its `Bearer`; null where none was sent. */
  key: string | null;
  model: string;
  instructions: string;
  /** What the person’s side said first. */
  material: string;
  /** What was said since: a refused answer, and why. */
  since: string[];
  mode: AskedMode;
  /** The JSON schema sent beside the prompt, or inside it; null where there is none. */
  schema: unknown;
  maxTokens: number | null;
  /** How many requests with the very same body came before. */
  earlier: number;
  body: Record<string, unknown>;
};

type Message = { role: string; content: unknown };

/** Reads a request of either kind: `system` apart (Anthropic) or as the first message (all others). */
export function readAsked(dialect: Dialect, key: string | null, body: Record<string, unknown>, earlier: number): Asked {
  const messages = (Array.isArray(body.messages) ? body.messages : []) as Message[];
  const system = [textOf(body.system), ...messages.filter(isSystem).map(({ content }) => textOf(content))];
  const [material = '', ...since] = messages.filter((one) => !isSystem(one)).map(({ content }) => textOf(content));
  const instructions = system.filter(Boolean).join('\n');
  const format = formatOf(body);
  const limit = body.max_tokens ?? body.max_completion_tokens;
  return {
    ...{ dialect, key, instructions, material, since, earlier, body },
    model: String(body.model),
    mode: format.mode,
    schema: format.schema ?? schemaIn(instructions),
    maxTokens: typeof limit === 'number' ? limit : null,
  };
}

const isSystem = ({ role }: Message) => role === 'system' || role === 'developer';

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('');
}

type Sent = {
  response_format?: { type?: string; json_schema?: { schema?: unknown } };
  output_config?: { format?: { schema?: unknown } };
  tools?: { name?: string; input_schema?: unknown }[];
};

function formatOf(body: Sent): { mode: AskedMode; schema: unknown } {
  const { response_format: format, output_config: output, tools } = body;
  if (output?.format) return { mode: 'json_schema', schema: output.format.schema };
  const tool = tools?.find(({ name }) => name === 'json');
  if (tool) return { mode: 'json_tool', schema: tool.input_schema };
  if (format?.type === 'json_schema') return { mode: 'json_schema', schema: format.json_schema?.schema };
  return { mode: format?.type === 'json_object' ? 'json_object' : 'plain', schema: null };
}

/** Where no schema goes beside the prompt, it stands in it, on a line of its own. */
function schemaIn(instructions: string): unknown {
  const line = instructions.split('\n').find((one) => one.startsWith('{') && one.includes('"type"'));
  try {
    return line ? JSON.parse(line) : null;
  } catch {
    return null;
  }
}
