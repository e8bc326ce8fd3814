import { expect, it } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const more = 'LOGICIELS\nRevit, Excel, Jira';

it.each([
  'Les logiciels d’Autodesk me servent chaque jour.',
  'Je connais le tableur de Microsoft.',
  'Je suis les demandes dans l’outil d’Atlassian.',
])('a maker is told by what it makes: %s', (text) => {
  expect(kindsFound({ more }, text)).toEqual([]);
});

it.each(['J’ai travaillé chez Microsoft.', 'Je connais les logiciels d’Adobe.', 'J’ai quitté Autodesk en 2018.'])(
  'but not as the house one worked for, nor by what another makes: %s',
  (text) => {
    expect(kindsFound({ more }, text)).toContain('name');
  },
);
