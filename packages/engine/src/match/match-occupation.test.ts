import { expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { makeCv } from '../testing/make-cv.ts';
import { makeOffer } from '../testing/make-offer.ts';
import { today } from '../testing/pairs.ts';
import { contextOf } from './context.ts';

function ratioOf(offer: string, titles: string[], headline: string | null = null): number {
  const experiences = titles.map((title) => ({ title, company: 'A', start: '2020-01', end: '2021-01' }));
  const cv = makeCv({ title: headline, experiences });
  return contextOf({ cv, offer: makeOffer({ title: offer }), today }).occupation?.ratio ?? 0;
}

test('an offer that names its job twice is met by either name', () => {
  expect(ratioOf('Supply Chain Manager – Responsable logistique', ['Responsable logistique'])).toBeGreaterThan(0.8);
});

test('who leads has not held the post of who helps, nor the other way round', () => {
  expect(ratioOf('Agent logistique', ['Responsable logistique'])).toBeLessThan(0.45);
  expect(ratioOf('Responsable logistique', ['Agent logistique'])).toBeLessThan(0.45);
});

test('a trade left behind counts less than the one of today, unless the headline still names it', () => {
  const jobs = ['Conductrice routière', 'Coiffeuse'];
  const behind = ratioOf('Coiffeuse', jobs, 'Conductrice routière');
  expect(behind).toBeGreaterThan(0.45);
  expect(behind).toBeLessThan(ratioOf('Coiffeuse', [...jobs].reverse(), 'Conductrice routière'));
  expect(behind).toBeLessThan(ratioOf('Coiffeuse', jobs, 'Coiffeuse'));
});

test('a title cut short is the same title', () => {
  expect(ratioOf('Dév mobile Kotlin confirmé', ['Développeuse Android'])).toBeGreaterThan(0.7);
  expect(ratioOf('Resp. logistique', ['Responsable logistique'])).toBeGreaterThan(0.8);
});

test('a neighbouring trade is worth a part, and another trade nothing', () => {
  const neighbour = ratioOf('Hôtesse de caisse', ['Employé de rayon']);
  expect(neighbour).toBeGreaterThan(0.2);
  expect(neighbour).toBeLessThan(0.45);
  expect(ratioOf('Hôtesse de caisse', ['Soudeur'])).toBe(0);
});

test('a summer job and a placement prove less of a trade than years of it', () => {
  const first = { title: 'Serveur', company: 'A', start: '2024-10', end: 'present' };
  const other = (title: string, start: string) => {
    const experiences = [first, { title, company: 'B', start, end: '2024-08' }];
    const cv = makeCv({ title: 'Serveur', experiences });
    return contextOf({ cv, offer: makeOffer({ title: 'Magasinier' }), today }).occupation?.ratio ?? 0;
  };
  expect(other('Magasinier', '2024-07')).toBeLessThan(other('Magasinier', '2021-07'));
  expect(other('Stagiaire magasinier', '2021-07')).toBeLessThan(other('Magasinier', '2021-07'));
});

test('half a title that many trades share names none', () => {
  expect(ratioOf('Opérateur CSU', ['Opérateur de production'])).toBeLessThan(0.2);
});

test('titles that share the way of working and not the trade are of two trades', () => {
  expect(ratioOf('Analyste paillasse', ['Data analyste'])).toBeLessThan(0.2);
  expect(ratioOf('Conducteur de travaux', ['Conductrice de bus'])).toBeLessThan(0.2);
  expect(ratioOf('Préparateur de commandes', ['Préparateur'])).toBeGreaterThan(0.45);
});

test('a CV without a title tells its trade at its top, in a diploma or in the first line of a job', () => {
  const told = (text: string, title: string) =>
    contextOf({ cv: parseCv({ text }), offer: makeOffer({ title }), today }).occupation?.ratio ?? 0;
  const top = 'Jeanne Martin\njeanne.martin@example.com\n\nMaraîchère depuis 2018\n\nFORMATION\n2017 Bac pro\n';
  expect(told(top, 'Maraîcher')).toBeGreaterThan(0.4);
  expect(told(top, 'Soudeur')).toBe(0);
  const diploma = 'Jeanne Martin\n\nFORMATION\n2018 Titre d’assistante dentaire, Rennes\n';
  expect(told(diploma, 'Assistant dentaire')).toBeGreaterThan(0.3);
  const spelt = 'Jeanne Martin\n\nOpératrice au centre de supervision urbain\n\nFORMATION\n2017 Bac pro\n';
  expect(told(spelt, 'OPÉRATEUR CSU')).toBeGreaterThan(0.4);
});

test('a title that names no trade is not judged, one that does is', () => {
  const cv = makeCv({ title: 'Boulangère', experiences: [{ title: 'Boulangère', start: '2020-01', end: '2021-01' }] });
  const match = (title: string) => contextOf({ cv, offer: makeOffer({ title }), today }).occupation;
  expect(match('Réparateur·rice de coups durs')).toBeNull();
  expect(match('Soudeur')).toMatchObject({ ratio: 0 });
});

test('who leads in a family of trades has led much the same work under another name', () => {
  expect(ratioOf('Chef d’équipe entrepôt', ['Chef d’équipe logistique'])).toBeGreaterThan(0.45);
  expect(ratioOf('Chef d’équipe entrepôt', ['Cariste'])).toBeLessThan(0.45);
  expect(ratioOf('Chef d’équipe entrepôt', ['Chef de cuisine'])).toBeLessThan(0.2);
});

test('the place behind a title is no trade that its other trades have in common', () => {
  expect(ratioOf('Aide-soignant – SSR gériatrique', ['Infirmière en SSR'])).toBeLessThan(0.45);
  expect(ratioOf('Supply Chain Manager – Responsable logistique', ['Responsable logistique'])).toBeGreaterThan(0.8);
});
