import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { fixturePair } from '@coach/e2e/fixture-pair';
import { type RunningServer, repository } from '@coach/e2e/start-server';
import type { APIRequestContext } from 'playwright-core';

/** What the sample's addresses need to open on something: ids of the account's own things. */
export type Filled = {
  documentId: string;
  analysisId: string;
  jobId: string;
  letterId: string;
  linkedinId: string;
  /** A simulation that is begun, one that was judged, and an interview by voice at its first question. */
  simulationId: string;
  judgedId: string;
  voiceId: string;
  planId: string;
  dialogueId: string;
};

type Post = (path: string, data: unknown) => Promise<Record<string, string>>;

/** An account of the highest plan that has used every part once, so that no page of the sample is empty. */
export async function fillAccount(request: APIRequestContext, server: RunningServer): Promise<Filled> {
  const headers = { origin: server.origin };
  const post: Post = async (path, data) => {
    const answer = await request.post(path, { headers, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const email = `${randomUUID()}@example.com`;
  await post('/api/auth/sign-up/email', { name: 'Camille Essai', email, password: `Mot-${randomUUID()}` });
  await setLeader(email, server.dataDir);
  const { cv, offer } = fixturePair('comptable', 'doc');
  const mimeType = 'application/msword';
  const file = { name: 'CV Camille.doc', mimeType, buffer: readFileSync(cv) };
  const parsed = await request.post('/api/functions/parse-cv', { headers, multipart: { file } });
  const { documentId, content: cvContent } = (await parsed.json()) as { documentId: string; content: string };
  const analysis = { cvContent, documentId, jobDescription: offer };
  const { analysisId = '' } = await post('/api/functions/analyze-cv', analysis);
  const { id: jobId = '' } = await post('/api/jobs', { text: offer });
  const { letterId = '' } = await post('/api/letters', { jobDescription: offer, company: 'Hexalia', tone: 'direct' });
  await post('/api/templates', { type: 'motivation_letter', letterId });
  const { id: linkedinId = '' } = await post('/api/functions/analyze-linkedin', { profileContent: cvContent });
  const plan = { skills_to_develop: 'paie', career_goal: 'contrôleur de gestion', past_experiences: 'Saisie et TVA' };
  const { id: planId = '' } = await post('/api/functions/career-advice', plan);
  const { id: dialogueId = '' } = await post('/api/coaching/sessions', { scenario: 'raise' });
  return {
    documentId,
    analysisId,
    jobId,
    letterId,
    linkedinId,
    planId,
    dialogueId,
    ...(await holdInterviews(post, offer)),
  };
}

async function holdInterviews(post: Post, offer: string) {
  const questions = { role: 'Comptable', level: 'Senior', jobDescription: offer, questionCount: 5 };
  const { sessionId: simulationId = '' } = await post('/api/functions/generate-questions', questions);
  const { sessionId: judgedId = '' } = await post('/api/functions/generate-questions', {
    ...questions,
    level: 'Junior',
  });
  const said = 'La clôture prenait douze jours. J’ai automatisé les rapprochements, elle en prend sept.';
  const questionsAndAnswers = [{ question: 'Parlez-moi de vous.', answer: said }];
  await post(`/api/interview-sessions/${judgedId}/analyze`, { questionIndex: 0, answer: said });
  await post('/api/functions/interview-coaching', { sessionId: judgedId, questionsAndAnswers });
  const first = { action: 'generateQuestion', jobDescription: offer, questionNumber: 1 };
  const { sessionId: voiceId = '' } = await post('/api/functions/vocal-interview', first);
  return { simulationId, judgedId, voiceId };
}

async function setLeader(email: string, dataDir: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['apps/server/scripts/set-tier.ts', email, 'leader'], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
