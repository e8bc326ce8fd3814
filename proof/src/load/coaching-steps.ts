import { readdirSync, readFileSync } from 'node:fs';
import type { Step } from './account-steps.ts';
import { offerOf } from './cv-steps.ts';

const folder = new URL('../../../fixtures/linkedin/', import.meta.url);
const profiles = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));
const said =
  'La clôture prenait douze jours et je devais la ramener à huit. J’ai réorganisé le lettrage et automatisé les rapprochements. En six mois elle est passée à sept jours.';
const sought = ['entretien', 'négocier son salaire', 'augmantation', 'lettre de motivation', 'réseau', 'reconversion'];

export const coachingSteps: Step[] = [
  {
    name: 'have a LinkedIn profile analysed',
    async take({ send, get, number }) {
      const profileContent = profiles[number % profiles.length];
      await send('POST', '/api/functions/analyze-linkedin', { profileContent, profileUrl: null });
      await get('/api/linkedin-analyses');
    },
  },
  {
    name: 'have interview questions asked',
    async take(person) {
      type Made = { sessionId: string; questions: { question: string }[] };
      const body = {
        level: 'Senior',
        jobDescription: offerOf(person),
        questionCount: 5,
        documentId: person.seen.get('document'),
      };
      const { sessionId, questions } = await person.send<Made>('POST', '/api/functions/generate-questions', body);
      person.seen.set('session', sessionId).set('questions', JSON.stringify(questions.map(({ question }) => question)));
    },
  },
  ...[1, 2, 3, 4, 5].map(
    (count): Step => ({
      name: 'keep an answer of the interview',
      async take({ send, seen }) {
        const responses = Array.from({ length: count }, () => said);
        await send('PATCH', `/api/interview-sessions/${seen.get('session')}`, {
          responses,
          currentQuestionIndex: count - 1,
        });
      },
    }),
  ),
  {
    name: 'have the interview judged',
    async take(person) {
      const asked = JSON.parse(person.seen.get('questions') ?? '[]') as string[];
      const questionsAndAnswers = asked.map((question) => ({ question, answer: said }));
      const body = {
        sessionId: person.seen.get('session'),
        jobDescription: offerOf(person),
        level: 'Senior',
        questionsAndAnswers,
      };
      await person.send('POST', '/api/functions/interview-coaching', body);
    },
  },
  {
    name: 'search the advice library',
    async take({ get, seen, number }) {
      const query = encodeURIComponent(sought[number % sought.length] as string);
      const found = JSON.parse((await get(`/api/advice-library?q=${query}`)).toString()) as { items: { id: string }[] };
      seen.set('article', found.items[0]?.id ?? '');
    },
  },
  {
    name: 'read an article',
    async take({ get, seen }) {
      await get(`/api/advice-library/${seen.get('article')}`);
    },
  },
];
