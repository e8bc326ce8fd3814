import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { modelAccessOf } from '../ports/models/model-access.ts';
import { EnvironmentError, readEnvironment, takesPayments } from './env.ts';
import { keepSecret } from './keep-secret.ts';

test('with nothing set, the defaults of the contract', () => {
  expect(readEnvironment({ PORT: '', APP_URL: ' ' })).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    APP_URL: 'http://localhost:3000',
    DATA_DIR: path.resolve('data'),
    ROLE: 'all',
    TRUST_PROXY: 0,
  });
});

test('the address follows the port, and loses its final slash', () => {
  expect(readEnvironment({ PORT: '4100' }).APP_URL).toBe('http://localhost:4100');
  const reached = { APP_URL: 'https://coach.example.com/', SMTP_URL: 'smtp://mail.example.com' };
  expect(readEnvironment(reached).APP_URL).toBe('https://coach.example.com');
});

test('a site that other machines reach does not start without a mail server', () => {
  const faults = catchFaults(() => readEnvironment({ APP_URL: 'https://coach.example.com' }));
  expect(faults).toEqual([expect.stringContaining('SMTP_URL')]);
  for (const here of ['http://localhost:4100', 'http://127.0.0.1:4100', 'http://[::1]:4100'])
    expect(readEnvironment({ APP_URL: here }).APP_URL).toBe(here);
});

test('in production, a site that others reach takes no pretended payments unless asked to by name', () => {
  const reached = { APP_URL: 'https://coach.example.com', SMTP_URL: 'smtp://mail.example.com', NODE_ENV: 'production' };
  expect(catchFaults(() => readEnvironment(reached))).toEqual([expect.stringContaining('PAYMENTS')]);
  expect(takesPayments(readEnvironment({ ...reached, PAYMENTS: 'simulated' }))).toBe(false);
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1' };
  expect(takesPayments(readEnvironment({ ...reached, ...stripe }))).toBe(true);
  expect(takesPayments(readEnvironment({ ...stripe, PAYMENTS: 'simulated' }))).toBe(false);
});

test('every fault is named at once', () => {
  const faulty = {
    PORT: 'eighty',
    APP_URL: 'ftp://coach.example.com',
    AUTH_SECRET: 'short',
    AI_PROVIDER: 'oracle',
    SMTP_URL: 'mail.example.com',
    OPERATOR_SIRET: '123',
    S3_BUCKET: 'cvs',
    GOOGLE_CLIENT_ID: 'id',
    PAYMENTS: 'stripe',
  };
  const faults = catchFaults(() => readEnvironment(faulty));
  const names = ['PORT', 'APP_URL', 'AUTH_SECRET', 'AI_PROVIDER', 'SMTP_URL', 'OPERATOR_SIRET', 'GOOGLE_CLIENT_SECRET'];
  const needed = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'STRIPE_SECRET_KEY'];
  expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([...names, ...needed].sort());
});

test('a model is configured whole, or the start says what is missing', () => {
  const missing = (given: Record<string, string>) =>
    catchFaults(() => readEnvironment(given)).map((one) => one.split(' ')[0]);
  const key = { AI_API_KEY: 'a-key' };
  expect(missing(key)).toEqual(['AI_PROVIDER']);
  expect(missing({ ...key, AI_PROVIDER: 'mistral' })).toEqual(['AI_MODEL']);
  expect(missing({ ...key, AI_BASE_URL: 'https://ia.example.com' })).toEqual(['AI_MODEL']);
  expect(missing({ AI_PROVIDER: 'openai-compatible' })).toEqual(['AI_BASE_URL', 'AI_MODEL']);
  const speech = { ...key, AI_BASE_URL: 'https://ia.example.com', AI_TRANSCRIPTION_MODEL: 'ecoute' };
  for (const fine of [speech, { AI_PROVIDER: 'mistral', AI_MODEL: 'm' }, { ...key, AI_PROVIDER: 'builtin' }])
    expect(modelAccessOf(readEnvironment(fine))).toBeNull();
});

test('without a key nobody is asked but a compatible server; with one, who is asked follows from the rest', () => {
  const accessOf = (given: Record<string, string>) => modelAccessOf(readEnvironment({ AI_MODEL: 'm', ...given }));
  const home = { AI_BASE_URL: 'http://localhost:11434/' };
  expect(accessOf(home)).toBeNull();
  expect(accessOf({ ...home, AI_PROVIDER: 'openai-compatible' })).toMatchObject({
    ...{ provider: 'openai-compatible', baseUrl: 'http://localhost:11434/v1', apiKey: null, model: 'm' },
  });
  const key = { AI_API_KEY: 'a-key' };
  expect(accessOf({ ...home, ...key })).toMatchObject({ provider: 'openai-compatible', apiKey: 'a-key' });
  expect(accessOf({ ...key, AI_PROVIDER: 'mistral' })).toMatchObject({ baseUrl: 'https://api.mistral.ai/v1' });
  expect(accessOf({ ...key, AI_PROVIDER: 'anthropic' })).toMatchObject({ baseUrl: 'https://api.anthropic.com/v1' });
  const versioned = { ...key, AI_BASE_URL: 'https://ia.example.com/v1beta/openai/', AI_TIMEOUT_MS: '90000' };
  expect(accessOf(versioned)).toMatchObject({ baseUrl: 'https://ia.example.com/v1beta/openai', timeoutMs: 90_000 });
});

test('a secret is made once, whoever asks first, and only its owner reads it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'coach-env-'));
  const secrets = await Promise.all([1, 2, 3].map(() => keepSecret(path.join(folder, 'data'), 'auth-secret')));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  const file = path.join(folder, 'data/auth-secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe(secrets[0]);
  await rm(folder, { recursive: true });
});

function catchFaults(read: () => unknown): string[] {
  try {
    read();
    throw new Error('nothing was refused');
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
}
