import { expect, test } from 'vitest';
import { makeCv } from '../../testing/make-cv.ts';
import { makeOffer } from '../../testing/make-offer.ts';
import { today } from '../../testing/pairs.ts';
import { contextOf } from '../context.ts';

/** How the only thing an offer asks for stands, for a CV whose one job did this. */
function matchOf(asked: string, done: string) {
  const cv = makeCv({ experiences: [{ title: 'Employée', company: 'A', bullets: [done] }] });
  const [match] = contextOf({ cv, offer: makeOffer({ must: [asked] }), today }).requirements;
  return { state: match?.state, quote: match?.span ? cv.text.slice(match.span.start, match.span.end) : null, match };
}

test.each([
  ['suivi des impayés', 'Passage des créances de 45 à 31 jours'],
  ['organisation des réunions', 'Comité mensuel : convocation, salle, relevé des décisions'],
  ['chaîne du froid', 'Livraison en camion frigo'],
  ['pilotage des plannings', 'Tenue des agendas de quatre praticiens'],
  ['tutorat de stagiaires', 'Maître d’apprentissage depuis 2023'],
])('« %s » is proved by « %s »', (asked, done) => {
  expect(matchOf(asked, done).state).toBe('equivalent');
});

test('the quote is the proof, and weighs less than the words of the offer', () => {
  const proved = matchOf('numérisation', 'Accueil, scan des ordonnances, ménage');
  expect(proved.quote).toBe('scan des ordonnances');
  expect(proved.match?.credit).toBeLessThan(matchOf('numérisation', 'Numérisation').match?.credit ?? 0);
});

test.each([
  ['a proof cut in two sentences', 'numérisation', 'Achat d’un scan. Remise des ordonnances au cabinet.'],
  ['a part of a proof', 'chaîne du froid', 'Nettoyage du camion'],
  ['a neighbour of the thing', 'gestion des plannings', 'Saisie de commandes'],
  ['what was never done', 'monobrosse', 'Monobrosse : vu faire, jamais seule'],
  ['what a colleague does', 'établissement du bilan', 'Classement des pièces remises au collaborateur chargé du bilan'],
  ['another kind of the thing', 'prospection terrain', 'Prospection téléphonique'],
])('%s proves nothing', (_, asked, done) => {
  expect(matchOf(asked, done).state).toBe('missing');
});
