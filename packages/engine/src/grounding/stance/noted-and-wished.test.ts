import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';
import { cvWith } from '../testing/cv-with.ts';

const offer = `Gestionnaire de paie – Papeterie Morvan, Péronne
Horaire de 37 heures, prise de poste le 4 janvier 2027, équipe de 12 personnes.
La papeterie conçoit et fabrique des harnais pour l’aéronautique.
Vous transmettez les éléments de paie et tenez le cahier de liaison. Un fauteuil barbier ouvrira en mars.
La pratique de Zendesk est un plus.`;
const kinds = (text: string) =>
  findUngrounded(text, { cv: cvWith({}), offer, today: '2026-11-22' }).map(({ kind }) => kind);

describe('what was read, is wished for or goes on being lacked', () => {
  test.each([
    'J’ai bien noté l’horaire de 37 heures et la prise de poste prévue le 4 janvier.',
    'J’y ai lu également que la papeterie conçoit et fabrique des harnais pour l’aéronautique.',
    'J’aurais plaisir à suivre les heures et à transmettre les éléments de paie.',
    'Il me plairait aussi de tenir la caisse et de transmettre les éléments de paie.',
    'Votre futur fauteuil barbier me tente beaucoup.',
    'Je souhaite rejoindre votre équipe, forte de douze personnes, et y tenir le cahier de liaison.',
    'Je tiens la caisse ; Zendesk, en revanche, est un outil que je n’ai pas encore pratiqué.',
    'Les harnais me sont étrangers ; l’aéronautique aussi.',
    'De la paie, pour l’instant, je n’ai rien vu.',
    'Je marche vers le métier de gestionnaire de paie.',
    'La caisse m’est familière, et les éléments de paie, je ne les ai pas encore abordés.',
  ])('is no claim: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  test.each([
    'J’ai noté les heures et transmis les éléments de paie.',
    'J’ai bien noté l’horaire de 48 heures.',
    'J’aimerais transmettre mon savoir-faire en éléments de paie.',
    'Zendesk est un outil que je n’ai cessé de pratiquer.',
    'La caisse m’est familière ; les éléments de paie aussi.',
  ])('and what is claimed stays one: %s', (text) => {
    expect(kinds(text)).not.toEqual([]);
  });
});
