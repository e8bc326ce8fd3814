import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Tanguy Ferrand
Développeur

Expérience
03/2021 – aujourd’hui : Développeur back-end, Mutuelle Armor, Nantes
- API de l’espace adhérent, recherche de contrats

09/2018 – 02/2021 : Développeur junior, Logitrame, Rennes
- Migration de SVN vers Git
- Connecteurs d’échange de fichiers
- Livret d’accueil des stagiaires, atelier de cuisine du vendredi
- Délai de livraison ramené de 60 à 35 jours`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  ['beside another employer', 'Migration de SVN vers Git, à la Mutuelle Armor'],
  ['behind « où »', 'J’ai débuté à Rennes, puis j’ai rejoint la Mutuelle Armor, où j’ai fait la migration de SVN.'],
  ['of the present post', 'Dans mon poste actuel, j’ai ramené de 60 à 35 jours le délai de livraison.'],
  [
    'in everyone’s words',
    'À la Mutuelle Armor, j’ai fait le livret d’accueil des stagiaires et la cuisine du vendredi.',
  ],
  ['quoted whole below another heading', 'Développeur back-end, Mutuelle Armor, Nantes\n- Migration de SVN vers Git'],
])('a duty of one job is reported %s', (_, text) => {
  expect(quotes(text).length).toBeGreaterThan(0);
});

test.each([
  'Développeur junior, Logitrame, Rennes\n- Migration de SVN vers Git',
  'Migration de SVN vers Git, chez Logitrame',
  'Dans mon poste actuel, je tiens l’API de l’espace adhérent.',
  'J’ai d’abord travaillé chez Logitrame, où j’ai fait la migration de SVN.',
])('and not where it belongs: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
