import { describe, expect, test } from 'vitest';
import { type CvParts, makeCv } from '../testing/make-cv.ts';
import { pairs, today } from '../testing/pairs.ts';
import { analyse } from './analyse.ts';
import { contextOf } from './context.ts';

function detailsOf(parts: CvParts): string[] {
  const { privates, cv } = contextOf({ cv: makeCv(parts), offer: null, today });
  return privates.map(({ id, start, end }) => `${id}: ${cv.text.slice(start, end)}`);
}

const told: [string, string][] = [
  ['age', '34 ans'],
  ['age', 'Née le 12/03/1990'],
  ['age', 'Date de naissance : 4 mai 1988'],
  ['age', 'J’ai 29 ans'],
  ['family', 'Je suis enceinte'],
  ['origin', 'Né à Bamako'],
  ['family', 'Situation familiale : mariée'],
  ['family', 'pacsé'],
  ['family', '3 enfants'],
  ['family', 'Mère de deux enfants'],
  ['family', 'Enceinte'],
  ['origin', 'Nationalité : portugaise'],
  ['permit', 'Carte de résident'],
  ['permit', 'Autorisée à travailler'],
  ['family', 'Mes deux passions, ma fille'],
  ['family', 'Reprise après un congé maternité d’une année'],
  ['family', 'Retour en 2023 après un congé parental'],
  ['family', 'Vendeuse, un an de congé parental'],
  ['family', 'Interruption pour congé parental (2 enfants)'],
  ['family', 'Fin de congé maternité en mars'],
  ['family', 'Congés maternité et parental de 2018 à 2020'],
  ['health', 'De janvier à mars 2015 : arrêt pour une opération de l’épaule, sans suite.'],
  ['health', 'Novembre 2020 – mars 2022 : arrêt après un accident de ski, rééducation.'],
  ['leave', '2017 – 2018 : année de soins auprès de ma mère en Bretagne.'],
  ['leave', 'De septembre 2018 à janvier 2019 : accompagnement d’un proche malade.'],
  ['leave', '2017 Sans activité : suivi de conjoint'],
  ['family', 'Situation : vie maritale'],
  ['family', 'Un fils de 11 ans'],
  ['disability', 'Reconnaissance de travailleur handicapé depuis 2021'],
  ['photo', 'Photo'],
  ['disability', 'RQTH'],
  ['disability', 'Reconnue travailleuse handicapée'],
  ['health', 'Groupe sanguin : O+'],
  ['belief', 'Religion : catholique'],
  ['belief', 'Musulman pratiquant'],
  ['commitment', 'Adhérente à la CFDT'],
  ['commitment', 'Bénévole à la paroisse Saint-Jean'],
  ['commitment', 'Bénévole à la mosquée de Dole'],
  ['commitment', 'Bibliothécaire de la synagogue'],
  ['commitment', 'Chorale de l’église évangélique'],
  ['disability', 'Je suis reconnu travailleur handicapé et motivé'],
  ['mandate', 'Conseillère municipale depuis 2020'],
  ['gender', 'Sexe : F'],
  ['looks', '1,75 m'],
  ['looks', 'Poids : 70 kg'],
  ['home', 'Cité des Bosquets'],
  ['home', 'Chez Mme Diallo'],
  ['hardship', 'Bénéficiaire du RSA'],
  ['military', 'Dégagé des obligations militaires'],
  ['maiden', 'Nom de jeune fille : Martin'],
  ['orientation', 'Bénévole d’une association LGBT'],
  ['bank', 'IBAN FR76 3000 6000 0112 3456 7890 189'],
  ['insurance', 'N° de sécu 2 90 03 75 123 456 78'],
];

describe('what an employer may not ask', () => {
  test.each(told)('%s: « %s »', (id, line) => {
    expect(detailsOf({ header: [line] }).map((found) => found.split(':')[0])).toContain(id);
  });

  test.each(told)('%s moves no point: « %s »', (_, line) => {
    const { cv, offer } = pairs.carer;
    const base = { experiences: cv.experiences, education: cv.education, listed: cv.skills };
    for (const asked of [offer, null]) {
      const [without, having] = [base, { ...base, header: [line] }].map((parts) =>
        analyse({ cv: makeCv(parts), offer: asked, today }),
      );
      expect(having?.criteria.map(({ points }) => points)).toEqual(without?.criteria.map(({ points }) => points));
    }
  });

  test('a choice is told as one, and stays in the hands of the person', () => {
    const { recommendations } = analyse({ cv: makeCv({ header: ['RQTH', '34 ans'] }), offer: null, today });
    const titles = recommendations
      .filter(({ criterion }) => criterion === 'personal-details')
      .map(({ title }) => title);
    expect(titles).toEqual(['Une information qui reste votre choix', 'Une information à garder pour vous']);
  });
});

describe('what is private among the jobs and the studies', () => {
  test.each([
    ['mai 2019 à mars 2020 Congé parental', ['leave: mai 2019 à mars 2020 Congé parental']],
    ['BTS Tourisme, arrêté (raisons familiales)', ['family: (raisons familiales)']],
    ['Fleuriste – Maison Caro, Dreux – licenciement économique', ['leaving: licenciement économique']],
    ['BTS Tourisme, arrêté pour raisons de santé en 2019', ['family:  pour raisons de santé']],
    ['Boulangerie Caro, Dreux (licenciement économique)', ['leaving: (licenciement économique)']],
    ['Congé parental\nDeux enfants', ['leave: Congé parental', 'leave: Deux enfants']],
    ['Licenciement économique à la fermeture du site', ['leaving: Licenciement économique à la fermeture du site']],
    ['du 1er mai à décembre 2018 : congé de paternité', ['leave: du 1er mai à décembre 2018 : congé de paternité']],
    ['2014 – 2016 : éducation de mes enfants', ['leave: 2014 – 2016 : éducation de mes enfants']],
    ['Motif du départ : suivi de conjoint', ['leaving: Motif du départ : suivi de conjoint']],
    ['2014 – 2016 : éducation des enfants accueillis', []],
    ['mars à juin 2017 : congé maternité de Mme Roy (remplacement)', []],
    ['Avril 2017 : congé parental d’une collègue', []],
    ['• Reconnue travailleuse handicapée depuis 2019', ['disability: Reconnue travailleuse handicapée depuis 2019']],
    ['• Mi-temps thérapeutique en 2023', ['disability: Mi-temps thérapeutique en 2023']],
    ['• Suivi des mi-temps thérapeutiques, postes aménagés', []],
    ['• RQTH : accompagnement des salariés', []],
    ['Congé parental (2018 – 2019)\njanv. 2016 – sept. 2018', ['leave: Congé parental (2018 – 2019)']],
  ])('« %s »', (lines, expected) => {
    const cv = makeCv({ experiences: [{ title: 'Vendeur', company: 'A', start: '2015', end: '2016' }] });
    const text = `${cv.text}\n${lines}`;
    const { privates } = contextOf({ cv: { ...cv, text }, offer: null, today });
    expect(privates.map(({ id, start, end }) => `${id}: ${text.slice(start, end)}`)).toEqual(expected);
  });
});

describe('what only looks like it', () => {
  test.each([
    ['Titre professionnel Cuisinier'],
    ['Route nationale 7, Valence'],
    ['Diplôme Jeunesse et sports'],
    ['Gestionnaire de syndic de copropriété'],
    ['Infirmière en oncologie'],
    ['Taille de haies et tonte'],
    ['Référente handicap'],
    ['20 ans d’expérience'],
    ['Permis B, véhicule personnel'],
    ['Photographie argentique'],
    ['Service après-vente national'],
    ['Cité scolaire Ambroise-Vollard'],
    ['Tél. 06 39 98 12 34'],
  ])('« %s »', (line) => {
    expect(detailsOf({ header: [line] })).toEqual([]);
  });

  test.each([
    ['Remplacement d’un congé maternité'],
    ['Je traite les congés maternité et les arrêts de travail'],
    ['Suivi des congés parentaux et des retours'],
    ['Congé maternité d’une collègue, à remplacer'],
    ['Licenciements économiques et ruptures conventionnelles'],
    ['Mes enfants de la crèche et leurs familles'],
    ['Accompagnement à la naissance d’un second enfant'],
    ['Suivi des agents en arrêt pour raisons médicales'],
    ['Reclassement pour raisons de santé des ouvriers'],
    ['Transactions, licenciement économique, reclassement'],
  ])('the work « %s »', (bullet) => {
    const job = { title: 'Chargée de mission', company: 'Ville de Crest', bullets: [bullet] };
    expect(detailsOf({ experiences: [job] })).toEqual([]);
  });

  test('a dismissal told among other tasks is a task, told last it is the reason why one left', () => {
    const lines = ['• Licenciement pour inaptitude', '• Rédaction des contrats', '• Licenciement économique'];
    const cv = makeCv({ experiences: [{ title: 'Juriste', company: 'A', start: '2015', end: '2016' }] });
    const text = `${cv.text}\n${lines.join('\n')}`;
    const { privates } = contextOf({ cv: { ...cv, text }, offer: null, today });
    expect(privates.map(({ start, end }) => text.slice(start, end))).toEqual(['Licenciement économique']);
  });

  test('what a profile tells sentence by sentence', () => {
    const summary =
      'Fleuriste depuis 2015. Titulaire du permis B. Née en 1987 à Porto, arrivée en France en 2001. Divorcée.';
    expect(detailsOf({ summary })).toEqual([
      'age: Née en 1987 à Porto',
      'origin: arrivée en France en 2001',
      'family: Divorcée.',
    ]);
  });

  test('the profile of somebody who keeps leaves', () => {
    expect(detailsOf({ summary: 'Assistante de gestion : je suis les congés maternité et les paies' })).toEqual([]);
  });

  test('the children a child-minder looks after', () => {
    const job = {
      title: 'Assistante maternelle',
      company: 'À domicile',
      bullets: ['3 enfants accueillis', '2 enfants'],
    };
    expect(detailsOf({ experiences: [job] })).toEqual([]);
  });
});
