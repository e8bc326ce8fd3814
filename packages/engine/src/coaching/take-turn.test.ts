import type { CoachingScenario, CoachingTurn } from '@coach/contracts/features/coaching';
import { expect, test } from 'vitest';
import { allScenarios } from './scenario.ts';
import { sumUp } from './sum-up.ts';
import { openDialogue, stateOf, takeTurn } from './take-turn.ts';
import { allHostile } from './testing/hostile-turns.ts';

function play(scenario: CoachingScenario, said: readonly string[]): CoachingTurn[] {
  let turns = openDialogue(scenario);
  for (const text of said) turns = [...turns, ...takeTurn({ scenario, turns, said: text })];
  return turns;
}

const raise = [
  'Comptable fournisseurs chez Orsel depuis 4 ans',
  '2 300 € brut par mois',
  '2 600 € brut par mois',
  'J’ai réduit les retards de paiement de 30 % en un an. Je remplace la cheffe pendant ses congés.',
  'elle va me dire que le budget est bouclé',
];
const lastOther = (turns: readonly CoachingTurn[]) => turns.findLast(({ speaker }) => speaker === 'other')?.text ?? '';
const noteOf = (turns: readonly CoachingTurn[]) => turns.findLast(({ speaker }) => speaker === 'person')?.note;

test('the other side says what the person fears, and answers what they say', () => {
  const begun = play('raise', raise);
  expect(stateOf('raise', begun)).toBe('playing');
  const argued = play('raise', [
    ...raise,
    'J’ai réduit les retards de 30 %. Je demande à passer à 2 600 € brut par mois.',
  ]);
  expect(lastOther(argued)).toContain('réduit les retards de 30');
  expect(lastOther(argued)).toContain('Le budget est bouclé.');
  expect(noteOf(argued)?.remarks.every(({ kind }) => kind === 'worked')).toBe(true);
  const begged = play('raise', [...raise, 'Désolée de vous déranger, mon loyer a augmenté, sinon je démissionne.']);
  expect(lastOther(begged)).not.toBe(lastOther(argued));
  expect(noteOf(begged)?.remarks.map(({ quote }) => quote)).toContain('sinon je démissionne');
  expect(noteOf(begged)?.instead).toContain('2\u202f300\u202f€ brut par mois à 2\u202f600\u202f€ brut par mois');
});

test('the coach counts arguments as one says it', () => {
  const counted = (said: string) => play('raise', [...raise.slice(0, 3), said]).findLast(({ step }) => step === 'fear');
  expect(counted('J’ai réduit les retards de 30 %')?.text).toContain('Un argument, avec un chiffre.');
  expect(counted('Polyvalence')?.text).toContain('Polyvalence');
});

test('a figure below what one aims at, the minimum, and a step back without anything in return are told', () => {
  const asked = (answer: string) =>
    noteOf(
      play('hiring_salary', [
        'Cariste',
        '24 000 € par an',
        '27 000 € par an',
        '25 500 € par an',
        'CACES 3',
        'rien',
        answer,
      ]),
    );
  expect(asked('Je voudrais 26 000 € par an.')?.remarks.at(-1)?.text).toContain('moins que ce que vous visez');
  expect(asked('25 500 € par an me suffiraient.')?.remarks.at(-1)?.text).toContain('votre minimum');
  expect(asked('D’accord, tant pis.')?.remarks.at(-1)?.text).toContain('sans rien demander');
  expect(asked('D’accord, à condition d’écrire une révision dans six mois.')?.remarks[0]?.text).toContain(
    'vous échangez',
  );
});

test('one word, beside the point, insults and five thousand words are each met as such', () => {
  const at = (...said: string[]) =>
    play('feedback', ['Un collègue', 'Il est arrivé 3 fois à 10 h', 'Je suis seule', 'Prévenir', 'rien', ...said]);
  expect(lastOther(at('ok'))).toContain('«\u202fok\u202f»');
  expect(lastOther(at('Hier nous avons mangé une raclette devant un film avec les cousins.'))).toContain('raclette');
  expect(stateOf('feedback', at('espèce de con', 'connard'))).toBe('ended');
  const long = at(Array.from({ length: 1_000 }, (_, index) => `Je veux parler du retard numéro ${index}.`).join(' '));
  expect(noteOf(long)?.remarks.some(({ text }) => text.includes('longue'))).toBe(true);
});

test('every quote is the person’s own to the letter, every sentence of the script said or made of their facts', () => {
  for (const { id, steps } of allScenarios()) {
    const said = [
      ...steps.map(({ kind }) =>
        kind === 'amount' ? '31 000 € par an' : 'J’ai vu 12 dossiers en retard lundi dernier',
      ),
      'Je vous demande de regarder les 12 dossiers en retard, qu’en pensez-vous ?',
      'Je comprends. On fait un point vendredi ?',
      'Je propose 31 000 € par an, à condition de revoir la date.',
    ];
    const turns = play(id, said);
    for (const { text, note } of turns) for (const { quote } of note?.remarks ?? []) expect(text).toContain(quote);
    const { script, text } = sumUp({ scenario: id, turns });
    expect(script.length).toBeGreaterThan(2);
    expect(`${turns.map((turn) => turn.text).join()} ${text}`).not.toMatch(/[{}]|undefined|null/);
    expect(text.replaceAll(/31\s000/g, '').replaceAll('12', '')).not.toMatch(/\d/);
  }
});

test('nothing one can write breaks a dialogue, and every dialogue ends', () => {
  for (const { id, steps } of allScenarios()) {
    const hostiles = id === 'raise' || id === 'conflict' ? allHostile : [];
    for (const hostile of hostiles) expect(() => play(id, Array(4).fill(hostile))).not.toThrow();
    const ended = play(id, [
      ...steps.map(() => '1 000 € de quoi'),
      ...Array(20).fill('Je comprends, et je propose d’en parler lundi.'),
    ]);
    expect(stateOf(id, ended)).toBe('ended');
  }
});
