import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServer } from '@coach/e2e/start-server';
import { type Figure, percentile, timed } from './figures.ts';
import { readPairs } from './pairs.ts';
import { signUpByRequest } from './sign-up-by-request.ts';

const tones = ['professionnel', 'convivial', 'direct'];
const repository = fileURLToPath(new URL('../..', import.meta.url));
const profiles = new URL('../../fixtures/linkedin/', import.meta.url);
const said =
  'La clôture prenait douze jours et je devais la ramener à huit. J’ai réorganisé le lettrage et automatisé les rapprochements. En six mois elle est passée à sept jours.';

type Ask = (name: string, body: object) => Promise<Record<string, unknown>>;
type Kept = { documentId: string; offer: string };

/** What the engine writes and judges for a person, from the request to the answer. */
export async function measureWriting(): Promise<Figure[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'error' } });
  try {
    const cookie = await signUpByRequest(server.origin);
    const email = await emailOf(server.origin, cookie);
    execFileSync(process.execPath, ['apps/server/scripts/set-tier.ts', email, 'leader'], {
      cwd: repository,
      env: { ...process.env, DATA_DIR: server.dataDir },
    });
    const ask = askAt(server.origin, cookie);
    const kept = await keepCvs(server.origin, cookie);
    const [first] = kept;
    if (!first) throw new Error('no fixture');
    // The engine is loaded with the first of each kind.
    await letterTimes(ask, [first]);
    await interviewTimes(ask, [first]);
    const letters = await letterTimes(ask, kept);
    const linkedin = await linkedinTimes(ask);
    const { questions, feedback } = await interviewTimes(ask, kept);
    return [
      { name: 'letter, end to end, p95 (ms)', value: percentile(letters, 0.95), target: 150 },
      { name: 'LinkedIn analysis, end to end, p95 (ms)', value: percentile(linkedin, 0.95), target: 150 },
      { name: 'twenty questions, end to end, p95 (ms)', value: percentile(questions, 0.95), target: 200 },
      { name: 'feedback on twenty answers, end to end, p95 (ms)', value: percentile(feedback, 0.95), target: 200 },
    ];
  } finally {
    await server.stop();
  }
}

function askAt(origin: string, cookie: string): Ask {
  return async (name, body) => {
    const answer = await fetch(`${origin}/api/functions/${name}`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
}

async function emailOf(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/get-session`, { headers: { cookie } });
  return ((await answer.json()) as { user: { email: string } }).user.email;
}

async function keepCvs(origin: string, cookie: string): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const { cv, format, offer } of readPairs()) {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(cv)], `cv.${format}`));
    const answer = await fetch(`${origin}/api/functions/parse-cv`, {
      method: 'POST',
      headers: { cookie, origin },
      body,
    });
    kept.push({ documentId: ((await answer.json()) as { documentId: string }).documentId, offer });
  }
  return kept;
}

async function letterTimes(ask: Ask, kept: readonly Kept[]): Promise<number[]> {
  const times: number[] = [];
  for (const tone of tones)
    for (const { documentId, offer } of kept) {
      const request = {
        analysisType: 'motivation-letter',
        jobDescription: offer,
        company: 'Exemple',
        tone,
        documentId,
      };
      times.push(await timed(() => ask('cv-analysis', request)));
    }
  return times;
}

/** Each profile as three people would have it: the same one twice is answered from what is kept. */
async function linkedinTimes(ask: Ask): Promise<number[]> {
  const times: number[] = [];
  const files = readdirSync(profiles).filter((file) => file.endsWith('.txt'));
  for (const round of [1, 2, 3])
    for (const file of files) {
      const profileContent = `${readFileSync(new URL(file, profiles), 'utf8')}\nLoisirs ${round}`;
      times.push(await timed(() => ask('analyze-linkedin', { profileContent, profileUrl: null })));
    }
  return times.slice(1);
}

async function interviewTimes(ask: Ask, kept: readonly Kept[]) {
  const questions: number[] = [];
  const feedback: number[] = [];
  for (const { documentId, offer } of kept) {
    let made: Record<string, unknown> = {};
    const request = { level: 'Senior', jobDescription: offer, questionCount: 20, documentId };
    questions.push(await timed(async () => (made = await ask('generate-questions', request))));
    const asked = made.questions as { question: string }[];
    const questionsAndAnswers = asked.map(({ question }) => ({ question, answer: said }));
    const coaching = { jobDescription: offer, level: 'Senior', questionsAndAnswers };
    feedback.push(await timed(() => ask('interview-coaching', coaching)));
  }
  return { questions, feedback };
}
