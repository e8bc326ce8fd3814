import { describe, expect, it } from 'vitest';
import { findUngrounded } from './find-ungrounded.ts';

const cv = `Nora Delmas
Dessinatrice en bâtiment
Lyon

EXPÉRIENCES
Depuis mars 2019 – Dessinatrice – Atelier Vernay, Lyon (CDI)
- Plans d’exécution de logements
2015 – 2019 – Dessinatrice – Menuiseries Astruc, Valence
- Plans de fabrication

FORMATION
2014 – BTS Bâtiment, lycée Monge, Chambéry
2018 – Mention complémentaire Agencement, interrompue

CERTIFICATIONS
SST depuis 2016, recyclé en 2024
Sauveteur niveau 1

COMPÉTENCES
AutoCAD, Revit : débutante, PowerShell (notions)
Excel : consultation seulement

LANGUES
Allemand B1, anglais : non

DISTINCTION
2e prix du concours des jeunes agenceurs, 2017
Troisième sur 14 au classement de l’agence
`;

const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

describe('a claim bound to the very thing it is said of', () => {
  it.each([
    ['La maîtrise de Revit me permettrait d’entrer vite dans vos dossiers.', 'maîtrise de Revit'],
    ['J’utilise AutoCAD, et PowerShell, que je maîtrise.', 'PowerShell, que je maîtrise'],
    ['Je dessine sur Revit depuis deux mois.', 'Revit'],
    ['Je suis sauveteur niveau 2.', 'niveau 2'],
    ['SST depuis 2016, recyclé en 2022.', '2022'],
    ['Je travaille depuis 2019 chez Atelier Vernay, à Valence.', 'Valence'],
    ['J’ai étudié au lycée Monge, à Valence.', 'Valence'],
    ['J’ai obtenu la mention complémentaire Agencement.', 'mention complémentaire'],
    ['Je suis lauréate du premier prix des jeunes agenceurs.', 'premier'],
    ['J’ai été première sur quatorze.', 'première sur quatorze'],
    ['J’ai un anglais de base.', 'anglais'],
    ['Je suis dessinatrice à Lyon, filiale d’un groupe privé.', 'filiale'],
    ['Je dessine les plans, tout en encadrant deux dessinateurs.', 'encadrant deux dessinateurs'],
    ['Je répartis les plans entre les deux dessinateurs que j’encadre.', 'j’encadre'],
  ])('is reported where the documents tell otherwise: %s', (text, part) => {
    expect(quotes(text).join(' | ')).toContain(part);
  });

  it.each([
    'Je maîtrise AutoCAD.',
    'Je débute sur Revit et je voudrais le maîtriser un jour.',
    'Je suis sauveteur niveau 1.',
    'SST depuis 2016, recyclé en 2024.',
    'Je travaille chez Atelier Vernay, à Lyon.',
    'Je n’ai pas obtenu ma mention complémentaire Agencement.',
    'J’ai reçu le deuxième prix du concours des jeunes agenceurs.',
    'Mon allemand, que je lis et écris sans le parler couramment, me sert peu.',
  ])('is left alone where they bear it out, or where it is denied: %s', (text) => {
    expect(quotes(text)).toEqual([]);
  });
});
