import path from 'node:path';
import { z } from 'zod';

const flagless = z.string().trim();
const url = (...protocols: string[]) =>
  z
    .string()
    .trim()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
      `must be a URL that starts with ${protocols.join(':// or ')}://`,
    );
const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`));

const environmentSchema = z.object({
  PORT: whole(1, 65_535).prefault('3000'),
  HOST: flagless.default('127.0.0.1'),
  APP_URL: url('http', 'https')
    .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must have no path')
    .optional(),
  DATA_DIR: flagless.default('./data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  AUTH_SECRET: flagless.min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  AI_PROVIDER: z.enum(['builtin', 'openai-compatible', 'mistral', 'anthropic']).optional(),
  AI_BASE_URL: url('http', 'https').optional(),
  AI_API_KEY: flagless.optional(),
  AI_MODEL: flagless.optional(),
  AI_TRANSCRIPTION_MODEL: flagless.optional(),
  AI_SPEECH_MODEL: flagless.optional(),
  AI_SPEECH_BASE_URL: url('http', 'https').optional(),
  AI_SPEECH_API_KEY: flagless.optional(),
  AI_TIMEOUT_MS: whole(1, 600_000).optional(),
  STRIPE_SECRET_KEY: flagless.optional(),
  STRIPE_WEBHOOK_SECRET: flagless.optional(),
  STRIPE_API_BASE: url('http', 'https').optional(),
  PAYMENTS: z.enum(['stripe', 'simulated']).optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: flagless.optional(),
  OPERATOR_NAME: flagless.optional(),
  OPERATOR_ADDRESS: flagless.optional(),
  OPERATOR_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  OPERATOR_SIRET: z
    .string()
    .transform((value) => value.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{14}$/, 'must have 14 digits'))
    .optional(),
  HOSTING_NAME: flagless.optional(),
  GOOGLE_CLIENT_ID: flagless.optional(),
  GOOGLE_CLIENT_SECRET: flagless.optional(),
  GOOGLE_ISSUER: url('http', 'https').optional(),
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_BUCKET: flagless.optional(),
  S3_ACCESS_KEY_ID: flagless.optional(),
  S3_SECRET_ACCESS_KEY: flagless.optional(),
  S3_REGION: flagless.optional(),
  TRUST_PROXY: whole(0, 32).prefault('0'),
  DRAIN_SECONDS: whole(0, 300).prefault('0'),
  FETCH_ALLOW_HOSTS: flagless.default(''),
});

/** Every variable there is. */
export const environmentNames = Object.keys(environmentSchema.shape);

export type Environment = Omit<z.output<typeof environmentSchema>, 'APP_URL'> & {
  /** Origin of the site as people reach it, without a final slash. */
  APP_URL: string;
};

/** Every fault of the environment, one line each. */
export class EnvironmentError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`The configuration is not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'EnvironmentError';
    this.faults = faults;
  }
}

/** Reads the variables of the contract; an empty one counts as absent. Throws EnvironmentError naming every fault. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const own = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${describe(issue)}`) ?? [];
  const faults = [...own, ...missingCompanions(given), ...missingForModel(given)];
  if (!parsed.success || faults.length > 0) throw new EnvironmentError(faults);
  const env = parsed.data;
  const address = env.APP_URL ?? `http://localhost:${env.PORT}`;
  return { ...env, DATA_DIR: path.resolve(env.DATA_DIR), APP_URL: new URL(address).origin };
}

function describe(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message;
}

const companions = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

/** Variables that mean nothing without others; found beside the faults of form, so that all are told at once. */
function missingCompanions(given: Record<string, unknown>): string[] {
  const faults = companions.flatMap((names) => {
    const present = names.filter((name) => name in given);
    const absent = present.length > 0 ? names.filter((name) => !(name in given)) : [];
    return absent.map((name) => `${name} is needed with ${present.join(', ')}`);
  });
  if (given.PAYMENTS === 'stripe' && !('STRIPE_SECRET_KEY' in given))
    faults.push('STRIPE_SECRET_KEY is needed with PAYMENTS');
  if (
    given.NODE_ENV === 'production' &&
    isPublic(given.APP_URL) &&
    !('PAYMENTS' in given || 'STRIPE_SECRET_KEY' in given)
  )
    faults.push(
      'PAYMENTS is needed in production: stripe (with STRIPE_SECRET_KEY), or simulated, which takes no money',
    );
  if (isPublic(given.APP_URL) && !('SMTP_URL' in given))
    faults.push('SMTP_URL is needed with a public APP_URL: accounts confirm their address by mail');
  for (const name of ['AI_TRANSCRIPTION_MODEL', 'AI_SPEECH_MODEL'])
    if (name in given && !('AI_SPEECH_BASE_URL' in given || 'AI_BASE_URL' in given || given.AI_PROVIDER === 'mistral'))
      faults.push(`AI_SPEECH_BASE_URL, or AI_BASE_URL, is needed with ${name}`);
  return faults;
}

/** What a model of text needs beside its provider or its key. Without a key, only a compatible server is asked. */
function missingForModel(given: Record<string, unknown>): string[] {
  const provider = given.AI_PROVIDER;
  const isForSpeech = 'AI_TRANSCRIPTION_MODEL' in given || 'AI_SPEECH_MODEL' in given;
  if (isForSpeech && !('AI_MODEL' in given)) return [];
  const lacks = (...names: string[]) => names.filter((name) => !(name in given));
  if (provider === 'openai-compatible') return lacks('AI_BASE_URL', 'AI_MODEL').map(neededWith('AI_PROVIDER'));
  if (!('AI_API_KEY' in given)) return [];
  if (provider === 'mistral' || provider === 'anthropic') return lacks('AI_MODEL').map(neededWith('AI_PROVIDER'));
  if (provider !== undefined) return [];
  if ('AI_BASE_URL' in given) return lacks('AI_MODEL').map(neededWith('AI_API_KEY'));
  return [
    'AI_PROVIDER is needed with AI_API_KEY: mistral or anthropic; or AI_BASE_URL, of a server that answers as OpenAI’s does',
  ];
}

const neededWith = (other: string) => (name: string) => `${name} is needed with ${other}`;

/** Whether real payments are taken, through Stripe. */
export function takesPayments({
  PAYMENTS,
  STRIPE_SECRET_KEY,
}: Pick<Environment, 'PAYMENTS' | 'STRIPE_SECRET_KEY'>): boolean {
  return STRIPE_SECRET_KEY !== undefined && PAYMENTS !== 'simulated';
}

/** Whether people reach the site from other machines. */
function isPublic(appUrl: unknown): boolean {
  if (typeof appUrl !== 'string' || !URL.canParse(appUrl)) return false;
  const { hostname } = new URL(appUrl);
  return !(
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    hostname.startsWith('127.')
  );
}
