import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Tanguy Ferrand
Développeur

Expérience
03/2021 – aujourd’hui : Développeur back-end, Mutuelle Armor, Nantes
- API de l’espace adhérent, recherche de contrats

09/2018 – 02/2021 : Développeur junior, Logitrame, Rennes
- Migration de SVN vers Git
- Connecteurs d’échange de fichiers`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  ['beside another employer', 'Migration de SVN vers Git, à la Mutuelle Armor'],
  ['quoted whole below another heading', 'Développeur back-end, Mutuelle Armor, Nantes\n- Migration de SVN vers Git'],
])('a duty of one job is reported %s', (_, text) => {
  expect(quotes(text).length).toBeGreaterThan(0);
});

test.each([
  'Développeur junior, Logitrame, Rennes\n- Migration de SVN vers Git',
  'Migration de SVN vers Git, chez Logitrame',
])('and not where it belongs: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
