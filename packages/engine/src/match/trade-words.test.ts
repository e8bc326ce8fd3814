import { expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { parseOffer } from '../offer/parse-offer.ts';
import { today } from '../testing/pairs.ts';
import { analyse } from './analyse.ts';
import { contextOf } from './context.ts';
import { tradeWordsOf } from './trade-words.ts';

const offer = parseOffer(
  'Ouvrier maraîcher H/F – Rennes\n\nVos missions\n- Taille et palissage des tomates sous serre\n- Récolte et lavage des légumes\n\nVotre profil\nConnaissance de l’irrigation localisée.\n',
);
const cvOf = (lines: string) =>
  parseCv({
    text: `Jeanne Martin\nRennes\njeanne.martin@example.com\n\nEXPÉRIENCE\n2019 – 2023 Ouvrière, Ferme du Bois\n${lines}\n`,
  });
const words = (lines: string) => tradeWordsOf(contextOf({ cv: cvOf(lines), offer, today }));
const ratio = (lines: string) => {
  const told = analyse({ cv: cvOf(lines), offer, today }).criteria.find(({ id }) => id === 'trade-words');
  return (told?.points ?? 0) / (told?.maxPoints ?? 1);
};

test('a demand told in other terms still shares its words', () => {
  const said = words('- Tailler et palisser, récolter, laver les légumes').filter((each) => each.said);
  expect(said.map(({ word }) => word.toLowerCase())).toEqual(expect.arrayContaining(['palissage']));
  expect(ratio('- Tailler et palisser, récolter, laver les légumes')).toBeGreaterThan(0.3);
  expect(ratio('- Saisie des factures et relance des clients')).toBeLessThan(0.1);
});

test('where one lives weighs nothing', () => {
  expect(words('- Récolte').map(({ word }) => word)).not.toContain('Rennes');
});

test('a word of the title weighs twice the same word among the demands', () => {
  const weightIn = (text: string) => {
    const context = contextOf({ cv: cvOf('- Récolte'), offer: parseOffer(text), today });
    return tradeWordsOf(context).find(({ word }) => word.toLowerCase() === 'gériatrie')?.weight ?? 0;
  };
  const demanded = weightIn('Aide-soignant H/F\n\nVotre profil\nConnaissance de la gériatrie exigée.\n');
  expect(demanded).toBeGreaterThan(0);
  const titled = weightIn('Aide-soignant gériatrie H/F\n\nVotre profil\nConnaissance de la gériatrie exigée.\n');
  expect(titled).toBeCloseTo(2 * demanded);
});

test('how the hired person should be, and from when, weighs no more for standing in the title', () => {
  const title = 'Aide-soignant gériatrie H/F – prise de poste immédiate';
  const context = contextOf({
    cv: cvOf('- Récolte'),
    offer: parseOffer(`${title}\n\nVotre profil\nSoins.\n`),
    today,
  });
  const weightOf = (word: string) => tradeWordsOf(context).find((each) => each.word === word)?.weight ?? 0;
  expect(weightOf('immédiate')).toBeGreaterThan(0);
  expect(weightOf('gériatrie')).toBeGreaterThan(weightOf('immédiate'));
});
