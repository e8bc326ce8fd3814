import { type InterviewDetail, interviewDetailSchema } from '@coach/contracts/features/interviews';
import { sampleCv, sampleOffer } from './sample-texts.ts';
import type { Answer, TestUser } from './test-user.ts';

/** What the tests of interviews do over the API, one step each. */
export const call = (name: string) => (user: TestUser, more: object) => user.post(`/api/functions/${name}`, more);
export const generate = (user: TestUser, more: object = {}): Promise<Answer> =>
  call('generate-questions')(user, { level: 'Mid-level', jobDescription: sampleOffer, ...more });
export const coach = call('interview-coaching');
export const voice = call('vocal-interview');
export const pathOf = (id: string) => `/api/interview-sessions/${id}`;
export const open = async (user: TestUser, id: string): Promise<InterviewDetail> =>
  interviewDetailSchema.parse((await user.get(pathOf(id))).body);
export const used = async (user: TestUser, meter: string) => (await user.get('/api/usage')).body.meters[meter].used;
/** « 402 limit_reached », and the reason where there is one. */
export const said = ({ status, body }: Answer) => `${status} ${body.error}${body.reason ? ` ${body.reason}` : ''}`;
export const withCv = async (user: TestUser): Promise<TestUser> => {
  await user.upload('/api/documents', sampleCv, 'elodie.pdf');
  return user;
};

export const told =
  'Chez Ateliers du Quai, la clôture prenait douze jours et je devais la ramener à six. J’ai repris les 120 factures du mois sous Sage, puis j’ai écrit une liste de contrôle. Résultat : la clôture s’est faite en cinq jours dès le deuxième mois.';
export const weak = 'Euh, je sais pas trop, on fait un peu de tout, voilà.';
