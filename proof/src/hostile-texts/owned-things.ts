import type { RunningServer } from '@coach/e2e/start-server';
import { meetLeader } from '../hostile/leader.ts';
import { meetPerson, type Person } from '../hostile/person.ts';

/** Somebody, and the ids of what is theirs: by the name a body gives them, and by the part of the API they belong to. */
export type Owner = { person: Person; names: Record<string, string>; ids: Record<string, string> };

const cv = [
  'Camille Preuve\nComptable\ncamille.preuve@example.org',
  'Expérience\n2019 – 2024 Comptable, Brise Marine, Lorient\n- Tenue de la comptabilité générale sous Sage 100',
  'Formation\n2018 BTS Comptabilité et gestion, Lorient\nLangues\nAnglais B2',
].join('\n\n');
const offer = 'Comptable H/F – CDI – Lorient\nVos missions :\n- TVA\n- Sage 100\nExcel indispensable, BTS exigé';
const answer = 'J’ai repris les factures du mois sous Sage et formé deux collègues à la saisie comptable.';
const profile =
  'Camille Preuve\nComptable à Lorient\nExpérience\nComptable chez Brise Marine, 2019 – 2024\nCompétences\nSage, TVA';

/** What a body carries where somebody has one of everything. */
export async function meetOwner(server: RunningServer): Promise<Owner> {
  const person = await meetLeader(server);
  const post = (path: string, body: object, method?: string) => send(person, path, body, method);
  const document = await keepCv(person);
  const { analysisId = '' } = await post('/api/functions/analyze-cv', {
    cvContent: cv,
    jobDescription: offer,
    documentId: document.id,
  });
  const { letterId = '' } = await post('/api/letters', {
    jobDescription: offer,
    company: 'Brise Marine',
    tone: 'direct',
  });
  const { sessionId = '' } = await post('/api/functions/generate-questions', {
    level: 'Senior',
    jobDescription: offer,
  });
  await post(`/api/interview-sessions/${sessionId}`, { responses: [answer] }, 'PATCH');
  const job = await post('/api/jobs', { text: offer });
  const linkedin = await post('/api/functions/analyze-linkedin', { profileContent: profile });
  const ids = {
    documents: document.id,
    analyses: analysisId,
    letters: letterId,
    jobs: job.id ?? '',
    coaching: await startTalk(person),
  };
  const more = { 'interview-sessions': sessionId, 'linkedin-analyses': linkedin.id ?? '' };
  return { person, ids: { ...ids, ...more }, names: { analysisId, letterId, sessionId } };
}

/** The id of a dialogue that has just begun. */
export async function startTalk(person: Person): Promise<string> {
  return (await send(person, '/api/coaching/sessions', { scenario: 'raise' })).id ?? '';
}

async function send(person: Person, path: string, body: object, method = 'POST'): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const response = await person.ask(path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

/** On a machine that has too much to do, a document may take longer to read than it is given. */
async function keepCv(person: Person): Promise<{ id: string }> {
  const form = new FormData();
  form.set('file', new File([`<html><body>${cv.replaceAll('\n', '<br>')}</body></html>`], 'cv.doc'));
  for (let turn = 0; turn < 10; turn += 1) {
    const response = await person.ask('/api/documents', { method: 'POST', body: form });
    if (response.ok) return (await response.json()) as { id: string };
  }
  throw new Error('no CV could be kept');
}

/** Somebody with nothing, for what only an account is needed for: it is made ten times as fast. */
export async function meetNewcomer(server: RunningServer): Promise<Owner> {
  return { person: await meetPerson(server), names: {}, ids: {} };
}

/** Somebody to whom everything is open, and who has nothing yet. */
export async function meetSubscriber(server: RunningServer): Promise<Owner> {
  return { person: await meetLeader(server), names: {}, ids: {} };
}
