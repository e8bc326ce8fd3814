import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';

const cvOf = (title: string, duty: string) => `Solène Kerautret
Expérience professionnelle
${title}, Clinique des Ormes, Vannes, depuis mars 2018
• Équipe de six infirmières et neuf aides-soignantes
• ${duty}
Formation
2015 : BTS Assistant de manager, lycée Pavie, Vannes`;
const led = (cv: string, text: string) =>
  groundingOf({ cv, today: '2026-11-21' })(text).filter(({ reason }) => reason.includes('encadré quelqu’un'));
const tutor = cvOf('Infirmière', 'Tutorat de deux étudiants en soins infirmiers');

describe('people led', () => {
  test.each([
    'À la clinique, j’encadre les neuf aides-soignantes.',
    'J’ai encadré une équipe.',
    'J’ai la charge d’une équipe d’infirmières.',
    'Neuf personnes travaillent sous ma responsabilité.',
    'Manager une équipe est mon quotidien.',
  ])('are a claim without source where the CV shows nobody under the candidate: %s', (text) => {
    expect(groundingOf({ cv: tutor, today: '2026-11-21' })(text)).not.toEqual([]);
  });

  test.each([
    'J’encadre deux étudiants infirmiers.',
    'Je suis encadrée par une équipe expérimentée.',
    'Je n’ai jamais encadré d’équipe.',
    'J’aimerais encadrer une équipe.',
    'Vous encadrez neuf personnes.',
  ])('are none in: %s', (text) => {
    expect(led(tutor, text)).toEqual([]);
  });

  test.each([
    ['Infirmière', 'Encadrement de deux aides-soignantes'],
    ['Infirmière', 'Animation d’une équipe de nuit'],
    ['Cadre de santé', 'Plannings du service'],
  ])('are granted to a %s by « %s »', (title, duty) => {
    expect(led(cvOf(title, duty), 'J’encadre une équipe de soignantes.')).toEqual([]);
  });

  test.each([
    ['J’encadre deux secrétaires.', 1],
    ['J’ai managé deux gestionnaires.', 1],
    ['Je rends compte au dirigeant.', 0],
  ])('are not granted to one who reports to a « dirigeant »: %s', (text, found) => {
    expect(led(cvOf('Infirmière', 'Rattachée au dirigeant'), text)).toHaveLength(found);
  });
});
