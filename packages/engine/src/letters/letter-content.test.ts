import type { LetterTone } from '@coach/contracts/letter';
import { letterTones } from '@coach/contracts/letter';
import { describe, expect, test } from 'vitest';
import { groundingOf } from '../grounding/find-ungrounded.ts';
import { parseOffer } from '../offer/parse-offer.ts';
import { makeCv } from '../testing/make-cv.ts';
import { letterText } from './letter-text.ts';
import { writeLetter } from './write-letter.ts';

const today = '2026-11-21';

const driver = makeCv({
  title: 'Cariste',
  header: ['Disponible tout de suite'],
  summary: 'Je cherche un entrepôt où la sécurité compte. Je fais de la moto.',
  experiences: [
    {
      title: 'Cariste',
      company: 'Entrepôts du Val',
      start: '2022-03',
      end: 'present',
      bullets: [
        'Chargement et déchargement de 25 camions par poste',
        'Contrôle des quantités et scan des palettes',
        'Taux de casse passé de 3 % à 1 %',
      ],
    },
    {
      title: 'Préparateur de commandes',
      company: 'Drive des Halles',
      start: '2021-06',
      end: '2021-08',
      bullets: ['Préparation de 180 colis par heure'],
    },
  ],
  education: [{ degree: 'CAP Opérateur logistique', school: 'Lycée des Quais', year: '2020', obtained: true }],
  listed: ['CACES R489 catégorie 3', 'Permis B', 'Permis CE en cours'],
});

const offer = parseOffer(`Cariste (H/F)
Référence : ENT-2026-07
Entreprise : Logis Nord
Lieu : Arras (62)
CDI
Vos missions
- charger et décharger les camions
- contrôler les quantités
- mettre à jour les stocks dans SAP WM
Votre profil
Le CACES R489 catégorie 3 est obligatoire, le permis CE aussi.
Vous avez 2 ans d'expérience comme cariste. La sécurité compte dans notre entrepôt.
Un test technique sera proposé. Merci de répondre auprès de Nadia.
`);

const letterIn = (tone: LetterTone) => writeLetter({ cv: driver, offer, tone, today });
const paragraphsOf = (tone: LetterTone) =>
  letterIn(tone).paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '));

describe.each(letterTones)('in the tone « %s », a letter', (tone) => {
  test('says what decides first, held and lacking', () => {
    const [first = ''] = paragraphsOf(tone);
    expect(first).toContain('le CACES R489 catégorie 3');
    expect(first).toMatch(/Je prépare en ce moment le permis CE/);
    expect(first).toMatch(/plus de quatre ans/i);
  });

  test('tells the job held today in the present, with its figures, and each job once', () => {
    const body = paragraphsOf(tone).join(' ');
    expect(body).toMatch(/je charge et décharge 25 camions|J’y charge et décharge 25 camions/i);
    expect(body).toMatch(/de 3\u202f% à 1\u202f%/);
    expect(body.match(/Drive des Halles/g)).toHaveLength(1);
    expect(body).toMatch(/de juin à août 2021/i);
  });

  test('names the next step, no keyword list and nothing the CV is silent on', () => {
    const body = paragraphsOf(tone).join(' ');
    expect(body).not.toMatch(/(?:pas|ni) (?:encore )?SAP WM/);
    expect(body).not.toMatch(/gestes du métier|j’apprendrai|relire mon travail/i);
    expect(body).toContain('test technique');
    expect(body).toMatch(/disponible immédiatement/);
    expect(body).not.toMatch(/votre annonce mentionne|figurent dans mon CV|c’est dans mon CV|que vous citez/i);
    expect(body).not.toMatch(/moto/);
  });

  test('holds no finding of the guard, head and closing with it', () => {
    expect(groundingOf({ cv: driver, offer, today })(letterText(letterIn(tone)))).toEqual([]);
  });
});

test('the offer’s reference, contract and contact stand in the head', () => {
  const { subject, recipient } = letterIn('direct');
  expect(subject).toBe('Candidature au poste de cariste – CDI (référence ENT-2026-07)');
  expect(recipient.contact).toBe('À l’attention de Nadia');
});

test('what someone looks for opens a friendly letter, where the offer has it', () => {
  expect(paragraphsOf('convivial')[0]).toMatch(/^Je cherche un entrepôt où la sécurité compte\./);
});

test('a diploma under way is said to be under way', () => {
  const cv = makeCv({
    experiences: [{ title: 'Moniteur-éducateur', company: 'Foyer Les Pins', start: '2020-01', end: 'present' }],
    education: [{ degree: 'Diplôme d’État d’éducateur spécialisé', year: '2027', obtained: false }],
  });
  const asked = parseOffer(
    'Éducateur spécialisé (H/F)\nVotre profil\nDiplôme d’État d’éducateur spécialisé exigé.\nVos missions\n- accompagner les jeunes\n',
  );
  const { paragraphs } = writeLetter({ cv, offer: asked, tone: 'professionnel', today });
  expect(paragraphs[0]?.sentences.map(({ text }) => text).join(' ')).toMatch(
    /Je prépare .*, prévu pour 2027, à côté de mon poste actuel\./,
  );
});
