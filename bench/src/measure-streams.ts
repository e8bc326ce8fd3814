import { startServer } from '@coach/e2e/start-server';
import { type Figure, percentile } from './figures.ts';
import { readPairs } from './pairs.ts';
import { signUpByRequest } from './sign-up-by-request.ts';
import { startModel } from './start-model.ts';

const pace = { firstMs: 150, paceMs: 25, pieceLength: 2 };
/** What stands before the first word of a letter, which the provider tells piece by piece too. */
const beforeFirstWord = '{"subject":"';
const firstWordOfProviderMs = pace.firstMs + Math.ceil(beforeFirstWord.length / pace.pieceLength) * pace.paceMs;
/** What a new account may have written. */
const lettersEach = 3;
const atOnce = 50;
/** Whose letters are timed one after the other; those of the first load and warm the engine. */
const oneByOne = 5;

type Writer = { origin: string; cookie: string; offer: string };

/** Letters that a model words, from the click to each word in the browser: one after the other, then fifty at once. */
export async function measureStreams(): Promise<Figure[]> {
  const model = await startModel(pace);
  const server = await startServer({ env: { LOG_LEVEL: 'error', ...model.env } });
  try {
    const writers: Writer[] = [];
    for (let count = 0; count < Math.ceil(atOnce / lettersEach) + oneByOne; count += 1)
      writers.push(await newWriter(server.origin, count));
    const alone: number[] = [];
    for (const writer of writers.slice(0, oneByOne))
      for (let letter = 0; letter < lettersEach; letter += 1)
        alone.push((await letterTimes(writer, letter))[0] ?? Number.NaN);
    const asked = writers
      .slice(oneByOne)
      .flatMap((writer) => Array.from({ length: lettersEach }, (_, index) => letterTimes(writer, index)));
    const streams = await Promise.all(asked.slice(0, atOnce));
    const pauses = streams.flatMap((times) => times.slice(1).map((time, index) => time - (times[index] ?? time)));
    return [
      {
        name: 'letter by a model, first word beyond the provider’s (ms)',
        value: percentile(alone.slice(lettersEach), 0.5) - firstWordOfProviderMs,
        target: 50,
      },
      { name: '50 letters by a model at once, longest pause in any (ms)', value: Math.max(...pauses), target: 1000 },
    ];
  } finally {
    await server.stop();
    model.stop();
  }
}

async function newWriter(origin: string, index: number): Promise<Writer> {
  const cookie = await signUpByRequest(origin);
  const pairs = readPairs().filter(({ format }) => format === 'pdf');
  const pair = pairs[index % pairs.length];
  if (!pair) throw new Error('no fixture');
  const form = new FormData();
  form.set('file', new File([new Uint8Array(pair.cv)], 'cv.pdf'));
  const answer = await fetch(`${origin}/api/documents`, { method: 'POST', headers: { cookie, origin }, body: form });
  if (!answer.ok) throw new Error(`documents answered ${answer.status}: ${await answer.text()}`);
  return { origin, cookie, offer: pair.offer };
}

/** When each part of the letter came, in milliseconds since it was asked for. */
async function letterTimes({ origin, cookie, offer }: Writer, index: number): Promise<number[]> {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/api/letters`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ jobDescription: offer, company: `Entreprise ${index}`, tone: 'professionnel' }),
  });
  const { workId } = (await answer.json()) as { workId?: string };
  if (!workId) throw new Error(`letters answered ${answer.status} without a work`);
  const events = await fetch(`${origin}/api/work/${workId}`, { headers: { cookie, accept: 'text/event-stream' } });
  const times: number[] = [];
  let told = '';
  for await (const part of events.body ?? []) {
    const text = new TextDecoder().decode(part);
    told += text;
    if (text.includes('event: partial')) times.push(performance.now() - startedAt);
  }
  if (!told.includes('event: done') || told.includes('"by":"engine"')) throw new Error('no letter by the model came');
  return times;
}
