import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';

const check = groundingOf({
  cv: `Bastien Corvaisier
Agent technique
Expérience professionnelle
Agent technique, Ville de Fougères, depuis mai 2017
• Entretien du chauffage des écoles : purge des radiateurs, relevé des compteurs
• Transport routier du mobilier de fête entre les quartiers
• Plan des points d’eau établi avec le chef du service voirie
• Ronde du cimetière deux fois par semaine
• Contrôle des aires de jeux une fois par trimestre
• Relais de la ville lors de la mise en place du logiciel Atal en 2021
• Concours interne des agents : 812 points sur 1 000 en 2023
• Travail avec un magasinier ; tri des déchets verts
Formation
CAP Maintenance de bâtiments de collectivités, Rennes, 2014
Permis B
Gestes et postures, 1 jour, 2022
Divers
Bénévole au refuge animalier Les Quatre Pattes depuis 2019`,
  today: '2026-11-22',
});
const quotes = (text: string) =>
  check(text)
    .map(({ quote }) => quote)
    .join(' | ');

describe('what is added to a line that is retold', () => {
  test.each([
    ['J’assure le transport routier et fluvial du mobilier de fête.', 'fluvial'],
    ['Je fais la purge des radiateurs et le détartrage des chaudières.', 'détartrage'],
    ['Titulaire de la carte professionnelle de gardien, je connais les écoles.', 'carte professionnelle'],
    ['Je détiens également le permis de chasse.', 'permis de chasse'],
    ['J’assure la ronde du cimetière tous les jours.', 'tous les jours'],
    ['J’ai dirigé la mise en place du logiciel Atal.', 'dirigé'],
    ['J’ai établi seul un plan des points d’eau.', 'seul'],
    ['Je donne du temps au refuge animalier Les Quatre Pattes, que j’ai cofondé.', 'cofondé'],
  ])('%s', (text, quote) => {
    expect(quotes(text)).toContain(quote);
  });

  test.each([
    'J’assure le transport routier du mobilier de fête entre les quartiers.',
    'Je fais la purge des radiateurs et le relevé des compteurs des écoles.',
    'Titulaire du permis B et d’un certificat d’aptitude professionnelle, je connais les écoles.',
    'Formé aux gestes et postures en 2022, je prends soin de mon dos.',
    'Je possède le sens du service.',
    'Au concours interne de 2023, j’ai obtenu plus de huit cents points sur mille.',
    'J’assure la ronde du cimetière deux fois par semaine et le contrôle des aires de jeux chaque trimestre.',
    'J’ai servi de relais lors de la mise en place du logiciel Atal.',
    'J’ai établi un plan des points d’eau avec le chef de la voirie.',
    'Je donne du temps au refuge animalier Les Quatre Pattes.',
    'J’initie les enfants du quartier au tri des déchets verts.',
    'Soigner des animaux au quotidien, voilà ce que je viens chercher.',
  ])('%s', (text) => {
    expect(quotes(text)).toBe('');
  });
});
