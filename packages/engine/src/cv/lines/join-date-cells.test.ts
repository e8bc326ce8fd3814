import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Yanis Perrot\n\nEXPÉRIENCES\n${text}` }).experiences.map(
    ({ title, company, start, end, bullets }) => ({
      job: [title, company, start, end].join(' | '),
      bullets,
    }),
  );

test('the end of a period beside the first mission, and a duration beside the next', () => {
  const text =
    '09/2009 –\tGestionnaire locative, Cabinet Harispe, Dax\n12/2013\t▪ Portefeuille de 280 lots\n(4 ans)\t▪ États des lieux, impayés\n▪ Relances';
  expect(jobs(text)).toEqual([
    {
      job: 'Gestionnaire locative | Cabinet Harispe | 2009-09 | 2013-12',
      bullets: ['Portefeuille de 280 lots', 'États des lieux, impayés', 'Relances'],
    },
  ]);
});

test('a bracket left open goes on to where it closes, in a bullet or without', () => {
  const text =
    'Développeuse, Novalis, Brest, 2019 – 2021\n- Deux missions (Java,\nOracle), puis une (PHP)\n- Formation des équipes (Vannes\n- Astreintes)';
  expect(jobs(text)[0]?.bullets).toEqual([
    'Deux missions (Java, Oracle), puis une (PHP)',
    'Formation des équipes (Vannes',
    'Astreintes)',
  ]);
});

test('the end of a period whose dash looks like the sign of a list, and the year below its months', () => {
  const text =
    '06/2020\n- ce jour\nCabinet Rolland, Vannes\nAide-comptable\n- Saisie des factures\n\n' +
    '01/2017\n• 05/2020\nGarage Le Bihan, Auray\nSecrétaire\n\nMai – août\n2015\nCamping du Ster, Auray\nHôtesse d’accueil';
  expect(jobs(text)).toEqual([
    { job: 'Aide-comptable | Cabinet Rolland | 2020-06 | present', bullets: ['Saisie des factures'] },
    { job: 'Secrétaire | Garage Le Bihan | 2017-01 | 2020-05', bullets: [] },
    { job: 'Hôtesse d’accueil | Camping du Ster | 2015-05 | 2015-08', bullets: [] },
  ]);
});

test('an earlier date below is no end of a period', () => {
  expect(jobs('Comptable, Cabinet Rolland, Vannes, 2020\n- 2018 : création du service')).toEqual([
    { job: 'Comptable | Cabinet Rolland | 2020 | 2020', bullets: ['2018 : création du service'] },
  ]);
});

test('a period broken behind « à » leaves the title beside its end whole', () => {
  expect(jobs('De mars 2019 à\njuin 2021\tVendeuse, Maison Ollier, Saintes').map(({ job }) => job)).toEqual([
    'Vendeuse | Maison Ollier | 2019-03 | 2021-06',
  ]);
});

test('the end of a broken period stands where its second line does', () => {
  const text =
    'Yanis Perrot\n\nEXPÉRIENCES\nsept. 2016 –\tConseillère, mission locale\naoût 2019\tdu Haut-Doubs\n• Ateliers';
  const { spans } = parseCv({ text });
  const told = (field: string) =>
    text.slice(spans[`experiences.0.${field}`]?.start, spans[`experiences.0.${field}`]?.end);
  expect([told('start'), told('end')]).toEqual(['sept. 2016 –', 'août 2019']);
});

test('the year of a broken cell stands beside a long first duty with a colon', () => {
  const duty =
    'Comptabilité clients : 280 factures par mois, contrôle avec les bons de livraison, campagnes de relance et tableaux de suivi';
  const text = `Oct. 2019 – juil.\tApprenti comptable – Lacoste Bois, Dole\n2021\t•\t${duty}\n• Caisse\nSept. 2018\tAide-comptable – Darnal, Dole`;
  expect(jobs(text)[0]).toEqual({
    job: 'Apprenti comptable | Lacoste Bois | 2019-10 | 2021-07',
    bullets: [duty, 'Caisse'],
  });
});

test('« Depuis » over its date, and the hours of a week below, in a narrow cell', () => {
  const text =
    'Depuis\nseptembre 2023\n(24 h / semaine)\n\nAgente de crèche\nMicro-crèche Les Lutins, Dole\n• Repas\n\nDepuis janvier 2023\n(10 h / semaine)\n\nAnimatrice périscolaire\nVille de Dole\n• Garderie';
  expect(jobs(text)).toEqual([
    { job: 'Agente de crèche | Micro-crèche Les Lutins | 2023-09 | present', bullets: ['Repas'] },
    { job: 'Animatrice périscolaire | Ville de Dole | 2023-01 | present', bullets: ['Garderie'] },
  ]);
});

test('dates over two lines below the duties of each job', () => {
  const text =
    'Responsable QSE\nCaoutchoucs Dorat, Dole\n• Audits\n\nJanvier 2018\nà ce jour\n\nAnimatrice qualité\nMécaprécis, Saintes\n• Réclamations clients\n\nMars 2012\nDécembre 2017\n\nStagiaire QHSE\nVerrerie Ollier\n• Document unique\n\nAvril 2008\nSeptembre 2008';
  expect(jobs(text).map(({ job }) => job)).toEqual([
    'Responsable QSE | Caoutchoucs Dorat | 2018-01 | present',
    'Animatrice qualité | Mécaprécis | 2012-03 | 2017-12',
    'Stagiaire QHSE | Verrerie Ollier | 2008-04 | 2008-09',
  ]);
});
