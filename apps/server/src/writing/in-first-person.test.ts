import { expect, test } from 'vitest';
import { inFirstPerson } from './in-first-person.ts';

test('what the person is told of themselves is read as theirs, place by place', () => {
  const text = 'Vous avez encadré 12 personnes. Votre master vous ouvre ce poste, et vos anglais et allemand aussi.';
  const changed = inFirstPerson(text);
  expect(changed).toBe(
    'Je   avez encadré 12 personnes. Mon   master je   ouvre ce poste, et mes anglais et allemand aussi.',
  );
  expect(changed).toHaveLength(text.length);
});

test('what is asked, foreseen, lacking or of somebody else is not', () => {
  const kept = [
    'Demandez à votre gérante de préparer le planning avec elle.',
    'Inscrivez-vous au CACES.',
    'Vous saurez alors si les plannings vous plaisent.',
    'Il vous manque le recrutement.',
    'Je vous remercie.',
    'C’est votre responsable qui décide.',
  ];
  for (const text of kept) expect(inFirstPerson(text)).toBe(text);
});
