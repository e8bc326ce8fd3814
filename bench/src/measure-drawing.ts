import { startServer } from '@coach/e2e/start-server';
import type { Figure } from './figures.ts';
import { percentile, timed } from './figures.ts';
import { readPairs } from './pairs.ts';
import { signUpByRequest } from './sign-up-by-request.ts';

const rounds = 30;
const crowd = 20;

/** Files of a kept CV and of a letter, from the request to the last byte; and what reads wait while twenty are drawn. */
export async function measureDrawing(): Promise<Figure[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'error' } });
  try {
    const person = await personAt(server.origin);
    const cv = `/api/models/cv/classique/file?document=${person.documentId}`;
    const letter = `/api/letters/${person.letterId}/file?model=standard`;
    const page = `/api/models/cv/classique/preview?document=${person.documentId}`;
    await Promise.all([cv, `${cv}&format=pdf`, letter, `${letter}&format=pdf`, page, page].map(person.get));
    const p95 = async (path: string) => percentile(await sample(person.get, path), 0.95);
    return [
      { name: 'CV as DOCX, end to end, p95 (ms)', value: await p95(`${cv}&format=docx`), target: 50 },
      { name: 'CV as PDF, end to end, p95 (ms)', value: await p95(`${cv}&format=pdf`), target: 250 },
      { name: 'letter as DOCX, end to end, p95 (ms)', value: await p95(`${letter}&format=docx`), target: 50 },
      { name: 'letter as PDF, end to end, p95 (ms)', value: await p95(`${letter}&format=pdf`), target: 250 },
      { name: 'preview of a model, end to end, p50 (ms)', value: percentile(await previews(person), 0.5) },
      { name: `read while ${crowd} PDFs are drawn, p95 (ms)`, value: await readsMeanwhile(server.origin), target: 100 },
    ];
  } finally {
    await server.stop();
  }
}

type Person = Awaited<ReturnType<typeof personAt>>;

/** Someone with a kept CV and a letter. */
async function personAt(origin: string) {
  const cookie = await signUpByRequest(origin);
  const headers = { cookie, origin };
  const [pair] = readPairs();
  if (!pair) throw new Error('no fixture');
  const get = async (path: string) => await checked(await fetch(origin + path, { headers })).arrayBuffer();
  const post = async (path: string, body: string | FormData, type: Record<string, string>) =>
    await checked(await fetch(origin + path, { method: 'POST', headers: { ...headers, ...type }, body })).json();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(pair.cv)], `cv.${pair.format}`));
  const { documentId } = (await post('/api/functions/parse-cv', form, {})) as { documentId: string };
  const request = { analysisType: 'motivation-letter', jobDescription: pair.offer, company: 'Exemple', tone: 'direct' };
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...request, documentId });
  const { letterId } = (await post('/api/functions/cv-analysis', body, json)) as { letterId: string };
  return { get, documentId, letterId };
}

function checked(answer: Response): Response {
  if (!answer.ok) throw new Error(`${new URL(answer.url).pathname} answered ${answer.status}`);
  return answer;
}

async function sample(get: Person['get'], path: string): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) samples.push(await timed(() => get(path)));
  return samples;
}

/** Each model once: none of them is kept yet. */
async function previews({ get, documentId }: Person): Promise<number[]> {
  const models = ['moderne', 'creatif', 'tech', 'minimaliste'];
  const samples: number[] = [];
  for (const model of models)
    samples.push(await timed(() => get(`/api/models/cv/${model}/preview?document=${documentId}`)));
  return samples;
}

/** Twenty people, because one has only two drawings at a time. */
async function readsMeanwhile(origin: string): Promise<number> {
  const reader = await personAt(origin);
  const people = await Promise.all(Array.from({ length: crowd }, () => signUpByRequest(origin)));
  let drawing = true;
  const drawn = people.map(async (cookie) => {
    await checked(
      await fetch(`${origin}/api/models/cv/classique/file?format=pdf`, { headers: { cookie } }),
    ).arrayBuffer();
  });
  const end = Promise.all(drawn).finally(() => {
    drawing = false;
  });
  const samples: number[] = [];
  while (drawing) samples.push(await timed(() => reader.get('/api/usage')));
  await end;
  return percentile(samples, 0.95);
}
