import type { QuestionCategory } from '@coach/contracts/interview';
import { expect, test } from 'vitest';
import { questionKind } from './question-kind.ts';

test.each<[string, QuestionCategory, string]>([
  ['presentation', 'parcours', 'Je vous laisse vous présenter : que dois-je retenir de vous ?'],
  ['motivation', 'motivation', 'Que savez-vous de nous ?'],
  ['departure', 'parcours', 'Pourquoi avez-vous quitté votre dernier emploi ?'],
  ['departure', 'parcours', 'Vous êtes en poste aujourd’hui. Qu’est-ce qui vous fait regarder ailleurs ?'],
  ['gap', 'technique', 'L’annonce demande « Seveso », et je ne le vois pas dans votre CV. Où en êtes-vous ?'],
  ['method', 'technique', 'Comment préparez-vous une réunion de chantier ?'],
  ['method', 'parcours', 'Décrivez-moi une journée ordinaire dans votre poste actuel.'],
  ['hypothetical', 'situation', 'Une palette s’effondre dans l’allée : que faites-vous ?'],
  [
    'hypothetical',
    'situation',
    'Une mission : « assurer la qualité ». Quelle difficulté y voyez-vous, et comment la traiteriez-vous ?',
  ],
  ['example', 'technique', 'L’annonce demande « inventaires ». Quel est votre exemple le plus récent ?'],
  ['example', 'comportement', 'Racontez-moi la négociation la plus serrée que vous ayez menée.'],
  ['example', 'comportement', 'Dans quelle situation de travail l’avez-vous montré ?'],
  ['strength', 'comportement', 'Que veut dire « rigoureux », pour vous, dans ce métier ?'],
  ['strength', 'comportement', 'Pourquoi devrions-nous vous choisir ?'],
  ['weakness', 'comportement', 'Quel est votre plus grand défaut ?'],
  ['projection', 'motivation', 'Où vous voyez-vous dans cinq ans ?'],
  ['practical', 'parcours', 'Quelles sont vos prétentions salariales ?'],
  ['illegal', 'parcours', 'Êtes-vous enceinte ?'],
  ['ask', 'questions_employeur', 'Que souhaitez-vous savoir du service ?'],
])('%s (%s): %s', (kind, category, question) => {
  expect(questionKind({ category, question, tips: [], about: null })).toBe(kind);
});
