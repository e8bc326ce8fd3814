import { readFileSync } from 'node:fs';
import { fixturePair } from '@coach/e2e/fixture-pair';
import { ask, bring, type Keeper, send } from '../operations/keeper.ts';

const { cv, offer } = fixturePair('comptable', 'doc');

/** Everything a person can leave with the application. Throws at the first refusal. */
export async function fill(origin: string, keeper: Keeper): Promise<void> {
  const must = async (answering: Promise<Response>) => {
    const answer = await answering;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 200)}`);
    return text ? JSON.parse(text) : null;
  };
  const post = (path: string, body: object) => must(send(origin, keeper, path, body));
  await must(
    send(origin, keeper, '/api/profile', { fullName: 'Zoé « d’Œuvre » 👷', location: 'Vitré' }, { method: 'PUT' }),
  );
  const form = new FormData();
  form.set('file', new File([readFileSync(cv)], 'cv.doc', { type: 'application/msword' }));
  const { id: documentId } = await must(ask(origin, keeper, '/api/documents', { method: 'POST', body: form }));
  for (let turn = 0; turn < 3; turn += 1) await bring(origin, keeper, 20_000);
  const cvContent = 'Élodie Marchetti\nComptable\nExpérience\n2019 - 2024 Comptable, Atelier Nord\nSage 100, TVA';
  await post('/api/functions/analyze-cv', { cvContent, documentId, jobDescription: offer });
  await post('/api/jobs', { text: offer });
  await post('/api/letters', { documentId, jobDescription: offer, company: 'Hexalia', tone: 'direct' });
  await post('/api/functions/generate-questions', { role: 'Comptable', level: 'Senior', jobDescription: offer });
}
