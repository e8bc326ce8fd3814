import { expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const asked = (duties: string, profile = 'BTS exigé.') =>
  parseOffer(`Technicien (H/F)\nGarage Roy\nDole (39)\n\nVos missions\n${duties}\n\nVotre profil\n${profile}`)
    .requirements;
const terms = (duties: string) => asked(duties).flatMap(({ term, alternatives }) => [term, ...alternatives]);

test.each([
  ['- l’astreinte, une semaine sur six (prime de 180 euros) ;', 'Astreinte'],
  ['- conduite du fourgon (indemnités de panier)', 'conduite du fourgon'],
  ['- Stupéfiants : tenue du registre', 'stupéfiants'],
  ['- Intrants : suivi des commandes', 'intrants'],
  ['- Effluents : contrôle des rejets', 'effluents'],
  ['- Concevoir les règles de détection', 'conception des règles de détection'],
  ['- Rédiger les règles de nommage', 'rédaction des règles de nommage'],
  ['- Redresser et pondérer les données du panel', 'redressement des données du panel'],
  ['- Dresser et redresser les tables', 'dressage des tables'],
  ['- Présenter les résultats aux clients', 'présentation des résultats'],
  ['- Restituer les résultats au client', 'restitution des résultats'],
  ['- Exercice des recours, notamment amiables', 'recours'],
  ['- bornages, avec les procès-verbaux', 'procès-verbaux'],
  ['- relevés de terrain, avec les esquisses', 'esquisses'],
  ['- Évaluation sociale, à la permanence et par des visites à domicile', 'visites à domicile'],
  ['- Information du public, au siège et par des conférences', 'conférences'],
])('%s asks for « %s »', (duty, term) => {
  expect(terms(duty)).toContain(term);
});

test.each([
  ['- Améliorer les résultats', /résultats/],
  ['- accueil du public, avec les collègues du soir', /collègues/],
  ['- visites du site, avec les partenaires', /partenaires/],
  ['- entretien du parc, par des techniciens et des apprentis', /techniciens/],
  ['- Clients : suivi des dossiers', /^clients$/],
  ['- Missions : tenue de la caisse', /^missions$/],
  ['- primes trimestrielles, mutuelle et titres-restaurant', /prime|mutuelle|titres/],
])('%s asks for nothing like %s', (duty, pattern) => {
  expect(terms(duty).filter((term) => pattern.test(term))).toEqual([]);
});

test.each([
  ['La pratique de Guidewire ou un diplôme universitaire de réparation du dommage corporel seraient des atouts.', 2],
  ['La pratique de Guidewire ou un DU de soins palliatifs seraient appréciés.', 2],
  ['Un BTS ou une licence seraient appréciés.', 1],
])('wishes of different kinds joined by « ou » are each for itself: %s', (profile, count) => {
  const wished = asked('- Accueil', profile).filter(({ importance }) => importance === 'nice');
  expect(wished).toHaveLength(count);
});

test('a diploma of a university is named whole, a DUT is none', () => {
  const named = (profile: string) => asked('- Accueil', profile).map(({ term }) => term);
  expect(named('Diplôme universitaire de gérontologie apprécié.')).toContain('Diplôme universitaire de gérontologie');
  expect(named('Diplôme universitaire de technologie exigé.')).toContain('DUT');
});

test('« Certiphyto décideur » is no « Certiphyto », nor « opérateur »', () => {
  expect(asked('- Taille', 'Le Certiphyto décideur est nécessaire.').map(({ term }) => term)).toContain(
    'Certiphyto décideur',
  );
});

test('« Très bien » behind a question makes a wish of it', () => {
  const [found] = asked('- Taille', 'Le scanner 3D te démange ? Très bien, on vient d’en acheter un.').filter(
    ({ term, alternatives }) => [term, ...alternatives].some((one) => /scan/iu.test(one)),
  );
  expect(found?.importance).toBe('nice');
});
