import type { RunningServer } from '@coach/e2e/start-server';
import { meetPerson, type Person } from './person.ts';

/** Somebody who has bought the plan that opens everything, as the demonstration sells it. */
export async function meetLeader(server: Pick<RunningServer, 'origin'>): Promise<Person> {
  const person = await meetPerson(server);
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await person.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { url?: string };
  };
  const { url } = await send('/api/functions/create-checkout', { tier: 'leader', billing_period: 'monthly' });
  const token = new URL(url ?? '').searchParams.get('paiement');
  await send(`/api/simulated-payments/${token}`, { outcome: 'pay' });
  return person;
}
