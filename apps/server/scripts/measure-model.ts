/**
 * Measures the model port against a double in a process of its own, and prints the figures as JSON: what the port adds
 * to the time of a provider’s first word, and how steadily fifty texts come at once.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Model } from '../src/ports/model.ts';
import { sdkModel } from '../src/ports/models/sdk-model.ts';

const schema = z.object({ texte: z.string().min(1200) });
const manner = { firstMs: 150, paceMs: 25, pieceLength: 12 };
/** Of the double’s text, as far as its first piece tells it. */
const beginning = 'Vo';
const double = fileURLToPath(new URL('../src/testing/hold-model-double.ts', import.meta.url));
const child = spawn(process.execPath, [double, JSON.stringify(manner)], { stdio: ['pipe', 'pipe', 'inherit'] });
const [line] = await once(child.stdout, 'data');
const baseUrl: string = JSON.parse(String(line))['openai-compatible'];
const model = sdkModel({ provider: 'openai-compatible', baseUrl, apiKey: null, model: 'essai' });

/** When words came, in milliseconds since the question. */
async function askFor(asked: Model): Promise<number[]> {
  const startedAt = performance.now();
  const times: number[] = [];
  let before = '';
  await asked.ask({
    ...{ instructions: 'Écrivez.', material: 'CV', schema, schemaName: 'texte', maxOutputTokens: 1000 },
    signal: new AbortController().signal,
    onPartial(partial) {
      const { texte = '' } = partial as { texte?: string };
      if (texte.length > before.length) times.push(performance.now() - startedAt);
      before = texte;
    },
  });
  return times;
}

/** The same question without the port: when the first piece with a word of the text is there. */
async function firstWordOfProvider(): Promise<number> {
  const startedAt = performance.now();
  const body = JSON.stringify({ model: 'essai', stream: true, messages: [], response_format: formatOf(schema) });
  const answer = await fetch(`${baseUrl}/chat/completions`, { method: 'POST', body });
  let heard = '';
  for await (const part of answer.body ?? []) {
    heard += new TextDecoder().decode(part);
    if (heard.includes(beginning)) break;
  }
  return performance.now() - startedAt;
}

function formatOf(shape: z.ZodType) {
  return { type: 'json_schema', json_schema: { name: 'texte', schema: z.toJSONSchema(shape) } };
}

const middle = (samples: number[], share: number) =>
  [...samples].sort((one, other) => one - other)[Math.floor(share * (samples.length - 1))] ?? Number.NaN;

await askFor(model);
const provider: number[] = [];
const ours: number[] = [];
for (let round = 0; round < 12; round += 1) {
  provider.push(await firstWordOfProvider());
  ours.push((await askFor(model))[0] ?? Number.NaN);
}
const streams = await Promise.all(Array.from({ length: 50 }, () => askFor(model)));
const gaps = streams.flatMap((times) => times.slice(1).map((time, index) => time - (times[index] ?? time)));
const figures = {
  addedToFirstWordMs: middle(ours, 0.95) - middle(provider, 0.5),
  firstWordOfFiftyMs: Math.max(...streams.map(([first]) => first ?? Number.NaN)) - middle(provider, 0.5),
  longestGapOfFiftyMs: Math.max(...gaps),
  medianGapOfFiftyMs: middle(gaps, 0.5),
};
child.kill();
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);
