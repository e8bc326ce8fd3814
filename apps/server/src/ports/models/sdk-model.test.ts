import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Asked, dialects } from '../../testing/model-double/asked.ts';
import { accessToDouble, modelOfDouble } from '../../testing/model-double/model-of-double.ts';
import type { Reply } from '../../testing/model-double/reply.ts';
import { failing, startModelDouble } from '../../testing/model-double/start-model-double.ts';
import type { Model, ModelRequest } from '../model.ts';
import { sdkModel } from './sdk-model.ts';

const double = await startModelDouble();
afterAll(double.stop);
beforeEach(() => double.reset());

const schema = z.object({ texte: z.string().min(1), points: z.array(z.string()).min(2) });
type Text = z.infer<typeof schema>;
const answer: Text = { texte: 'Madame, Monsieur, votre offre a retenu mon attention.', points: ['un', 'deux'] };
const usual = {
  instructions: 'Écrivez une lettre.',
  material: '⟦CV⟧ Soudeur',
  schemaName: 'lettre',
  maxOutputTokens: 300,
};
const ask = (model: Model, more: Partial<ModelRequest<Text>> = {}) =>
  model.ask({ ...usual, schema, signal: new AbortController().signal, ...more });

test.each(dialects)(
  '%s is told what to do, what about and in which shape, and answers word by word',
  async (dialect) => {
    double.reset(() => ({ answer, pieceLength: 5, paceMs: 12, usage: { inputTokens: 900, outputTokens: 80 } }));
    const partials: Partial<Text>[] = [];
    const asked = ask(modelOfDouble(double, dialect), {
      onPartial: (partial) => partials.push(partial as Partial<Text>),
    });
    const { output, usage, firstWordMs } = await asked;
    expect({ output, usage }).toEqual({ output: answer, usage: { inputTokens: 900, outputTokens: 80 } });
    expect(firstWordMs).toBeGreaterThanOrEqual(0);
    const texts = partials.map(({ texte = '' }) => texte);
    expect(new Set(texts).size).toBeGreaterThan(3);
    for (const [index, text] of texts.entries()) expect(text.startsWith(texts[index - 1] ?? '')).toBe(true);
    expect(answer.texte.startsWith(texts.at(-1) ?? '')).toBe(true);
    expect(double.asked).toHaveLength(1);
    const [request] = double.asked as [Asked];
    expect(request).toMatchObject({ ...{ key: 'a-key', mode: 'json_schema', material: usual.material }, since: [] });
    expect(request.instructions).toBe(usual.instructions);
    expect(request.schema).toMatchObject({ required: ['texte', 'points'], additionalProperties: false });
    expect(request.body).toMatchObject({ stream: true });
    expect(request.body).not.toHaveProperty('temperature');
  },
);

test('who asks is told once that the question is on its way, before its first word and whatever is asked again', async () => {
  for (const dialect of dialects) {
    double.reset(({ since }) => ({ answer: since.length === 0 ? { texte: '' } : answer, firstMs: 60 }));
    const told: string[] = [];
    await ask(modelOfDouble(double, dialect), {
      onAsked: () => told.push('asked'),
      onPartial: () => told.push('partial'),
    });
    expect([told.indexOf('asked'), told.lastIndexOf('asked'), told.length > 1]).toEqual([0, 0, true]);
  }
});

test('a double that is told nothing answers what fits, in every dialect', async () => {
  for (const dialect of dialects)
    expect(schema.safeParse((await ask(modelOfDouble(double, dialect))).output).success).toBe(true);
});

test.each(dialects)('%s, answering another shape, is told what is wrong, once', async (dialect) => {
  double.reset(({ since }) => ({ answer: since.length === 0 ? { texte: '', points: ['un'] } : answer }));
  const { output, usage } = await ask(modelOfDouble(double, dialect));
  expect(output).toEqual(answer);
  expect(usage).toEqual({ inputTokens: 240, outputTokens: 80 });
  const [refused = '', complaint = ''] = double.asked.at(-1)?.since ?? [];
  expect(JSON.parse(refused)).toEqual({ texte: '', points: ['un'] });
  for (const part of ['- texte', '- points', '"required"']) expect(complaint).toContain(part);
});

test.each(dialects)(
  '%s, refusing to be told a shape, is asked otherwise from then on, for that shape alone',
  async (dialect) => {
    double.reset(failing('format-refused', answer));
    const model = modelOfDouble(double, dialect);
    await ask(model);
    const modes = double.asked.map(({ mode }) => mode);
    expect(modes[0]).toBe('json_schema');
    expect(modes.at(-1)).toBe('plain');
    const learnt = double.asked.length;
    await ask(model);
    expect(double.asked).toHaveLength(learnt + 1);
    expect(double.asked.at(-1)).toMatchObject({ mode: 'plain', schema: { required: ['texte', 'points'] } });
    await ask(model, { schemaName: 'autre' });
    expect(double.asked[learnt + 1]?.mode).toBe('json_schema');
  },
);

test('JSON mode comes before prose, and the shape then stands in the prompt', async () => {
  const tooMuch: Reply = { status: 422, body: { error: { message: 'json_schema: unsupported' } } };
  double.reset(({ mode }) => (mode === 'json_schema' ? tooMuch : { answer }));
  expect((await ask(modelOfDouble(double))).output).toEqual(answer);
  expect(double.asked.map(({ mode }) => mode)).toEqual(['json_schema', 'json_object']);
  expect(double.asked[1]?.schema).toMatchObject({ properties: { points: { minItems: 2 } } });
});

const told = JSON.stringify(answer, null, 2);
test.each([
  ['in a fence', `Voici :\n\`\`\`json\n${told}\n\`\`\`\nBonne chance !`],
  ['after its thoughts', `<think>Le schéma est {"texte": …}. Donc :</think>\n${told}`],
  ['after thoughts without a beginning', `Je réfléchis {un peu}.\n</think>${told}`],
  ['after an example', `Par exemple {"texte":"…"} mais plutôt ${told}`],
  ['with a mark of thoughts inside', JSON.stringify({ ...answer, texte: 'dites </think> tout haut' })],
])('an answer is found %s', async (_, text) => {
  double.reset(() => ({ text }));
  expect((await ask(modelOfDouble(double))).output.points).toEqual(answer.points);
  expect(double.asked).toHaveLength(1);
});

test.each(dialects)('%s may think first: its thoughts are no part of its answer', async (dialect) => {
  double.reset(() => ({ thinking: 'Hmm {"texte":"secret"}', answer }));
  const partials: unknown[] = [];
  expect((await ask(modelOfDouble(double, dialect), { onPartial: (one) => partials.push(one) })).output).toEqual(
    answer,
  );
  expect(JSON.stringify(partials)).not.toContain('secret');
});

test('a model that spends all its tokens on thinking gets room for it, and keeps it', async () => {
  const thinks: Reply = { thinking: 'Réfléchissons…', text: '', finish: 'length' };
  double.reset(({ maxTokens }) => ((maxTokens ?? 0) > 1000 ? { answer } : thinks));
  const model = modelOfDouble(double);
  expect((await ask(model)).output).toEqual(answer);
  await ask(model);
  expect(double.asked.map(({ maxTokens }) => maxTokens)).toEqual([300, 4396, 4396]);
});

const refusing = (words: string): Reply => ({ status: 400, body: { error: { message: `Unsupported: ${words}` } } });

test('what a server does not know to be asked is left out, or named otherwise', async () => {
  double.reset(({ body }) => {
    if ('max_tokens' in body) return refusing("'max_tokens'. Use 'max_completion_tokens' instead.");
    return 'stream_options' in body ? refusing('stream_options') : { answer };
  });
  expect((await ask(modelOfDouble(double))).output).toEqual(answer);
  expect(double.asked.at(-1)).toMatchObject({ mode: 'json_schema', body: { max_completion_tokens: 4396 } });
  double.reset(({ body }) => ('thinking' in body ? refusing('thinking.type') : { answer }));
  const older = sdkModel({ ...accessToDouble(double, 'anthropic'), model: 'claude-haiku-4-5' });
  expect((await ask(older)).output).toEqual(answer);
  expect(double.asked).toHaveLength(2);
});

test('a server that refuses everything is not asked for ever', async () => {
  double.reset(() => refusing('request'));
  await expect(ask(modelOfDouble(double))).rejects.toMatchObject({ fault: 'unavailable', status: 400 });
  expect(double.asked).toHaveLength(3);
});

test('who is too long for the model is told so', async () => {
  double.reset(() => refusing('maximum context length is 4096 tokens'));
  await expect(ask(modelOfDouble(double))).rejects.toMatchObject({ fault: 'too_long' });
  expect(double.asked).toHaveLength(1);
});

test('who cannot show a text on its way still gets the whole one', async () => {
  double.reset(() => ({ answer, paceMs: 15, pieceLength: 8 }));
  let shown = 0;
  const onPartial = () => {
    shown += 1;
    if (shown > 1) throw new Error('no screen');
  };
  expect((await ask(modelOfDouble(double), { onPartial })).output).toEqual(answer);
  expect(shown).toBe(2);
});

test('an answer that is whole counts, even from a line that breaks after it', async () => {
  double.reset(() => ({ answer, pieceLength: 1000, breaks: { after: 1, how: 'reset' } }));
  expect((await ask(modelOfDouble(double))).output).toEqual(answer);
});

test.each(dialects)('%s is hung up on when the person leaves, before the first word and after', async (dialect) => {
  for (const reply of [{ breaks: { after: 0, how: 'stall' } }, { answer, paceMs: 20, pieceLength: 2 }] as Reply[]) {
    double.reset(() => reply);
    const leaving = new AbortController();
    const model = modelOfDouble(double, dialect, { silenceMs: 5000 });
    const asked = ask(model, { signal: leaving.signal });
    const left = expect(asked).rejects.toThrow('left');
    await expect.poll(() => double.asked.length).toBe(1);
    leaving.abort(new Error('left'));
    await left;
    await expect(ask(model, { signal: leaving.signal })).rejects.toThrow('left');
    expect(double.asked).toHaveLength(1);
    await expect.poll(() => double.hungUp).toBe(1);
  }
});

test('a whole question is bounded, however its time is spent', async () => {
  double.reset(() => ({ answer, paceMs: 30, pieceLength: 1 }));
  await expect(ask(modelOfDouble(double, 'mistral', { timeoutMs: 120 }))).rejects.toMatchObject({ fault: 'timeout' });
  double.reset(failing('rate-limited-for-long'));
  const patient = modelOfDouble(double, 'mistral', { timeoutMs: 120, longestWaitMs: 1_000_000 });
  await expect(ask(patient)).rejects.toMatchObject({ fault: 'timeout' });
});

test('a server of one’s own wants no key; one that is not there is unreachable', async () => {
  const { baseUrl } = accessToDouble(double);
  const home = sdkModel({ provider: 'openai-compatible', baseUrl, apiKey: null, model: 'm' });
  await ask(home);
  expect(double.asked[0]?.key).toBeNull();
  const nowhere = sdkModel(
    { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:1/v1', apiKey: null, model: 'm' },
    { pauseMs: 1 },
  );
  await expect(ask(nowhere)).rejects.toMatchObject({ fault: 'unreachable', status: null });
  expect(nowhere.provider).toBe('127.0.0.1:1');
});
