import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

const head = ['Stéphane Nowak', 'Conducteur routier', '06 39 98 55 71', 'stephane@example.com', ''];
const jobs = [
  'EXPÉRIENCE',
  '2019 – 2026 : Conducteur SPL, Transports Vanhoutte, Arras',
  '• Livraisons nationales',
  '',
  'FORMATION',
  '2019 : Titre professionnel Conducteur du transport routier, AFTRAL Arras',
  '',
  'CERTIFICATIONS',
  'FCO marchandises, février 2024',
  'ADR formation de base, 2024',
];

function optimised(lines: readonly string[], profile: string) {
  const offer = parseOffer(
    `Conducteur SPL (H/F)\nTransports du Nord – Lens\nVos missions\n- livrer les clients\nVotre profil\n${profile}\n`,
  );
  return optimiseCv({ cv: parseCv({ text: [...head, ...lines].join('\n') }), offer });
}

const kindsOf = ({ document }: ReturnType<typeof optimised>) => document.sections.map(({ kind }) => kind);

test('papers without which nobody is taken stand before the jobs, and the account says so', () => {
  const made = optimised(jobs, '- ADR de base exigé');
  expect(kindsOf(made)).toEqual(['certifications', 'experience', 'education']);
  expect(made.changes.some(({ reason }) => reason.includes('passe avant vos postes'))).toBe(true);
});

test('papers the offer does not ask for stay in their place', () => {
  const made = optimised(jobs, '- sens du service');
  expect(kindsOf(made)).toEqual(['experience', 'education', 'certifications']);
  expect(made.changes.some(({ reason }) => reason.includes('passe avant vos postes'))).toBe(false);
});

test('what a person told before their jobs under a title of their own stays before them', () => {
  const own = [
    'PROJETS',
    'Tournées de nuit réorganisées en 2024',
    'Zéro accident en sept ans',
    'Formation de trois nouveaux conducteurs',
    'Passage au chronotachygraphe numérique',
    '',
  ];
  expect(kindsOf(optimised([...own, ...jobs], '- sens du service'))[0]).toBe('other');
});
