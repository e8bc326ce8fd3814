import { describe, expect, test } from 'vitest';
import { findUngrounded } from './find-ungrounded.ts';

const cv = `Corentin Lavigne
Moniteur de ski et charpentier
corentin.lavigne@example.org

EXPÉRIENCE
Vendeur saisonnier – Altiplano Sport – Tignes	déc. 2020 › avril 2021
- Location de raquettes
Artisan charpentier, à mon compte, Bourg-Saint-Maurice	2014 – 2020
- Toits d’ardoise et de zinc
- Inventaire du mois, vitrine refaite toutes les trois semaines
Charpentier, Ateliers Vernoux, Albertville	2008 – 2014
- Référent sécurité, gestion des déchets
- Animation d’une demi-journée d’essais par mois, avec un ergothérapeute
- Remplacement de cinq mois au bureau d’études
- Conception du simulateur de pose optique
- Vente au comptoir les vendredis et samedis
- Chalets livrés avec trois semaines d’avance
- Animation du cercle des traceurs (10 séances par an)

FORMATION
2008 : CAP Charpentier, CFA de Chambéry, obtenu
2012 : Mention complémentaire Sommellerie, Chambéry, abandonnée en cours d’année

STAGES
2019 : Levage des bois longs, Afpa d’Albertville (1 jour)
2017 : Dessin en coupe, Greta (3 jours)`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-30' }).map(({ quote }) => quote);

describe('what the line that is retold tells otherwise', () => {
  test.each([
    ['a winter too many', 'J’ai loué des raquettes à Tignes, deux hivers de suite.', 'deux hivers'],
    ['a season that its months leave out', 'Chez Altiplano Sport, j’ai travaillé tout l’été.', 'été'],
    ['what one is the person to ask', 'J’étais le référent informatique de l’atelier.', 'référent informatique'],
    ['the town of another job', 'J’étais artisan à Albertville.', 'Albertville'],
    ['days of another course', 'J’ai suivi un stage de trois jours sur le levage des bois longs.', 'trois jours'],
    ['another carer', 'J’animais la demi-journée d’essais avec un orthophoniste.', 'orthophoniste'],
    ['another sense', 'J’ai conçu le simulateur de pose dentaire.', 'dentaire'],
    ['a roof of something else', 'Je couvrais en lauze, en ardoise et en zinc.', 'lauze'],
    ['the length of a task', 'J’ai remplacé un an au bureau d’études.', 'un an'],
    [
      'a pace oftener than told',
      'Je refaisais la vitrine toutes les deux semaines, et l’inventaire chaque semaine.',
      'chaque semaine',
    ],
    ['another day', 'Je tenais la vente au comptoir le dimanche.', 'le dimanche'],
    ['another lead', 'J’ai livré les chalets deux mois en avance.', 'deux mois'],
    ['another pace of sittings', 'J’animais le cercle des traceurs deux fois par mois.', 'par mois'],
    ['why one left', 'J’ai démissionné en 2014.', 'démissionné'],
    ['a title of a course that was given up', 'Je suis sommelier diplômé.', 'sommelier'],
  ])('%s is reported', (_, text, part) => {
    expect(quotes(text).join(' ')).toContain(part);
  });

  test.each([
    'J’ai loué des raquettes à Tignes, tout un hiver.',
    'J’étais le référent sécurité de l’atelier.',
    'J’étais artisan à Bourg-Saint-Maurice.',
    'J’ai suivi un stage d’un jour sur le levage des bois longs.',
    'J’animais la demi-journée d’essais avec un ergothérapeute.',
    'Je couvrais en ardoise et en zinc.',
    'Je tenais la vente au comptoir le samedi.',
    'J’ai livré les chalets vingt jours en avance.',
    'J’animais le cercle des traceurs dix fois par an.',
    'J’ai remplacé cinq mois au bureau d’études.',
    'Je refaisais la vitrine toutes les trois semaines.',
  ])('what it tells passes: %s', (text) => {
    expect(quotes(text)).toEqual([]);
  });
});
