import { afterAll, beforeEach, expect, test } from 'vitest';
import { failing, fitting, startModelDouble } from '../../../testing/model-double/start-model-double.ts';
import { checkAi } from './check-ai.ts';

const double = await startModelDouble();
afterAll(double.stop);
beforeEach(() => double.reset());

const home = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: double.baseUrl('openai-compatible'),
  AI_MODEL: 'essai-7b',
};

async function check(variables: Record<string, string>) {
  const lines: string[] = [];
  const code = await checkAi(variables, (line) => lines.push(line));
  return { code, text: lines.join('\n').replaceAll('\u00a0', ' ') };
}

test('a model that works is told with how it is asked, its pace and its tokens', async () => {
  double.reset(async (asked) => ({ ...(await fitting(asked)), paceMs: 10 }));
  const { code, text } = await check(home);
  expect(code).toBe(0);
  for (const part of [/essai-7b/, /sans clé/, /json_schema/, /oui, en \d+ fois ; premier mot après 0(?:,\d+)? s/])
    expect(text).toMatch(part);
  for (const part of ['120 lus, 40 écrits', 'aucun tarif public', 'celle du navigateur', 'Tout fonctionne.'])
    expect(text).toContain(part);
  expect(double.asked).toHaveLength(2);
});

test('a known model has its cost told, and speech is tried where it is configured', async () => {
  const { code, text } = await check({
    ...{ AI_PROVIDER: 'anthropic', AI_API_KEY: 'a-key', AI_MODEL: 'claude-sonnet-5-5' },
    AI_BASE_URL: double.baseUrl('anthropic'),
    ...{ AI_SPEECH_BASE_URL: double.baseUrl('openai-compatible'), AI_TRANSCRIPTION_MODEL: 'e', AI_SPEECH_MODEL: 'v' },
  });
  expect(code).toBe(0);
  expect(text).toMatch(
    /0,00064 \$ pour cette réponse \(tarif\s: https:\/\/platform\.claude\.com\S+, \d{4}-\d\d-\d\d\)/,
  );
  expect(text).toMatch(/Transcription +oui/);
  expect(text).toMatch(/Synthèse vocale +oui, en .+ \(1 ko\)/);
  expect(double.sound).toHaveLength(2);
});

test('a server that takes no shape works all the same, and it is said', async () => {
  double.reset((asked) =>
    asked.mode === 'plain' ? fitting(asked) : { status: 400, body: { error: { message: 'response_format' } } },
  );
  const { code, text } = await check(home);
  expect([code, text]).toEqual([0, expect.stringContaining('sans mode JSON')]);
});

test.each([
  ['unauthorised', /clé est refusée.*AI_API_KEY.*401/],
  ['quota', /plus de crédit/],
  ['model-unknown', /AI_MODEL.*404/],
  ['elsewhere', /redirection/],
  ['not-json', /modèle plus grand/],
] as const)('%s is told with what to do', async (fault, words) => {
  double.reset(failing(fault));
  const { code, text } = await check(home);
  expect(code).toBe(1);
  expect(text).toMatch(words);
  expect(text).not.toContain('a-key');
});

test('nothing configured, and something configured wrong, are no success', async () => {
  expect(await check({})).toMatchObject({ code: 2, text: expect.stringContaining('le moteur intégré écrit seul') });
  expect(await check({ AI_API_KEY: 'k' })).toMatchObject({ code: 2, text: expect.stringContaining('AI_PROVIDER') });
});
