import type { Person } from './person.ts';

/** One thing a person does, from the click to the last answer that the page waits for. */
export type Step = { name: string; take(person: Person): Promise<void> };

const dashboard = ['/api/overview', '/api/activity?limit=5', '/api/usage', '/api/notifications', '/api/profile'];

export const arriving: Step[] = [
  {
    name: 'open the home page',
    async take({ get }) {
      const page = (await get('/')).toString();
      const files = page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g);
      await Promise.all([...new Set([...files].map(([, file]) => file as string))].map(get));
    },
  },
  {
    name: 'sign up',
    async take({ send, email, password }) {
      await send('POST', '/api/auth/sign-up/email', { name: 'Camille Charge', email, password });
    },
  },
  { name: 'open the dashboard', take: openDashboard },
  {
    name: 'subscribe (demonstration payment)',
    async take({ get, send }) {
      const plan = { tier: 'advancer', billing_period: 'monthly' };
      const { url } = await send<{ url: string }>('POST', '/api/functions/create-checkout', plan);
      const payment = `/api/simulated-payments/${new URL(url).searchParams.values().next().value}`;
      await get(payment);
      await send('POST', payment, { outcome: 'pay' });
      await Promise.all(['/api/subscription', '/api/usage'].map(get));
    },
  },
];

export const leaving: Step[] = [
  {
    name: 'open the profile',
    async take({ get }) {
      await Promise.all(['/dashboard/profile', '/api/profile', '/api/usage'].map(get));
    },
  },
  {
    name: 'change the profile',
    async take({ send }) {
      const profile = {
        location: 'Nantes',
        objectives: 'Encadrer une petite équipe.',
        targetPositions: ['Cheffe d’équipe'],
      };
      await send('PUT', '/api/profile', profile);
    },
  },
  { name: 'sign out', take: signOut },
  {
    name: 'sign in',
    async take(person) {
      const { send, email, password } = person;
      await send('POST', '/api/auth/sign-in/email', { email, password });
      await openDashboard(person);
    },
  },
  { name: 'sign out again', take: signOut },
];

async function openDashboard({ get, send }: Person): Promise<void> {
  const subscription = send('POST', '/api/functions/check-subscription', {});
  await Promise.all([subscription, ...['/dashboard', '/api/auth/get-session', ...dashboard].map(get)]);
}

async function signOut({ send }: Person): Promise<void> {
  await send('POST', '/api/auth/sign-out', {});
}
