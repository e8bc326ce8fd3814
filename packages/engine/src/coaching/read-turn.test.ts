import type { CoachingScenario } from '@coach/contracts/features/coaching';
import { expect, test } from 'vitest';
import { caseFacts } from './case-facts.ts';
import { readTurn } from './read-turn.ts';
import { scenarioOf } from './scenario.ts';

function read(id: CoachingScenario, text: string) {
  const scenario = scenarioOf(id);
  return readTurn(scenario, caseFacts(scenario, []), text);
}

test.each(['D’accord, tant pis.', 'Bon, entendu.', 'Je suis d’accord avec votre chiffre.', 'Dans ce cas, je prends.'])(
  '« %s » gives way',
  (text) => {
    expect(read('raise', text).moves.has('concession')).toBe(true);
  },
);

test.each([
  'Je ne suis pas d’accord avec ce montant.',
  'J’ai bien entendu votre contrainte de budget.',
  'Je prends en charge les dossiers de toute l’équipe.',
])('« %s » gives nothing away', (text) => {
  expect(read('raise', text).moves.has('concession')).toBe(false);
});

test('an insult is one only where somebody is called so', () => {
  expect(read('conflict', 'Espèce de tire-au-flanc, va travailler.').nature).toBe('insulting');
  expect(read('conflict', 'Je sens une espèce de malaise entre nous depuis lundi.').nature).toBe('plain');
});

test('who sees what the other says has heard it; « nul doute » judges nobody', () => {
  expect(read('conflict', 'Je vois bien que ce planning vous pèse.').moves.has('acknowledge')).toBe(true);
  expect(read('conflict', 'Nul doute que ce planning vous pèse.').moves.has('judgement')).toBe(false);
  expect(read('conflict', 'Franchement, votre travail est nul.').moves.has('judgement')).toBe(true);
});

test('a month is a fact, a name that begins like one is none', () => {
  expect(read('conflict', 'En mars, vous avez rendu trois comptes rendus.').moves.has('fact')).toBe(true);
  expect(read('conflict', 'Depuis Marseille, vous répondez mal.').moves.has('fact')).toBe(false);
});
