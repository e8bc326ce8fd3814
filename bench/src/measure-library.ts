import { startServer } from '@coach/e2e/start-server';
import { type Figure, percentile, timed } from './figures.ts';
import { signUpByRequest } from './sign-up-by-request.ts';

const rounds = 20;
/** One word and several, begun, mistyped, called otherwise, in every text, in none. */
const queries = [
  ...['entretien', 'négocier son salaire', 'augmantation', 'recon', 'pôle emploi', 'feed-back', 'vous'],
  ...['comment répondre quand on me demande pourquoi j’ai quitté mon dernier emploi', 'xylophoniste'],
];

/** A search over the whole library, as a signed-in person asks for it. */
export async function measureLibrary(): Promise<Figure[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'error' } });
  try {
    const cookie = await signUpByRequest(server.origin);
    const search = async (query: string) => {
      const url = `${server.origin}/api/advice-library?q=${encodeURIComponent(query)}`;
      const answer = await fetch(url, { headers: { cookie } });
      if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
      await answer.json();
    };
    const first = await timed(() => search('entretien'));
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const query of queries) times.push(await timed(() => search(query)));
    return [
      { name: 'search of the advice library, first after the start (ms)', value: first },
      { name: 'search of the advice library, p95 (ms)', value: percentile(times, 0.95), target: 20 },
    ];
  } finally {
    await server.stop();
  }
}
