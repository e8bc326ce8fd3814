import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { makeOffer } from '../../testing/make-offer.ts';
import { letterFacts } from './letter-facts.ts';

const jobOf = (title: string | null, company: string | null) => {
  const [job] = letterFacts({
    cv: makeCv({ experiences: [{ title, company, start: '2015', end: '2020' }] }),
    offer: makeOffer({ title: 'Comptable' }),
    today: '2026-11-22',
  }).jobs;
  return [job?.title, job?.at];
};

test.each([
  ['Aide-soignante', 'Clinique Pasteur', ['aide-soignante', 'à la Clinique Pasteur']],
  ['Réserviste', 'Armée de terre', ['réserviste', 'à l’Armée de terre']],
  ['Barista', 'Café Ondine', ['barista', 'chez Café Ondine']],
  ['IDE', 'CHU de Reims', ['IDE', 'au CHU de Reims']],
  ['Prof de yoga', 'Studio Lotus', ['prof de yoga', 'au Studio Lotus']],
  ['Dame de compagnie', 'Famille Aubry', ['dame de compagnie', 'dans la famille Aubry']],
  ['Resp. magasin', 'Boutique Ondine', ['resp. magasin', 'à la Boutique Ondine']],
  ['Tech. de maintenance', 'Helvatec', ['tech. de maintenance', 'chez Helvatec']],
  ['Quimper. Graphiste', 'Helvatec', [null, 'chez Helvatec']],
  ['Chargement camion', 'Helvatec', [null, 'chez Helvatec']],
  // A house, a ward or a count in the place of a title is nobody’s role.
  ['Maison de retraite Les Tilleuls', 'Lyon', [null, 'à la Maison de retraite Les Tilleuls']],
  ['Résidence seniors Les Mimosas', 'Thuir', [null, 'à la Résidence seniors Les Mimosas']],
  ['Médecine interne puis urgences', 'CHU de Reims', [null, 'au CHU de Reims']],
  ['Cuisinière', 'cantine des moulins', ['cuisinière', 'à la Cantine des Moulins']],
  ['Comptable', 'SA Picardie Légumes', ['comptable', 'chez Picardie Légumes']],
  ['Manutentionnaire', 'plusieurs missions', ['manutentionnaire', 'lors de plusieurs missions']],
  ['Cantine de la commune', 'Mairie de Vitré', [null, 'à la Mairie de Vitré']],
  ['Équipe laits fermentés', 'CHU de Reims', [null, 'au CHU de Reims']],
  ['Brigade de nuit', 'CHU de Reims', [null, 'au CHU de Reims']],
  ['28 berceaux', 'Crèche Les Galopins', [null, 'à la Crèche Les Galopins']],
])('« %s » at « %s »', (title, company, told) => {
  expect(jobOf(title, company)).toEqual(told);
});

test.each([
  ['Assistante juridique – stage de fin de BTS\nÉtude Lacoste, Dole\nfévrier 2025 – avril 2025', 'en stage'],
  ['Assistante juridique\nÉtude Lacoste, Dole\nfévrier 2025 – avril 2025 – Stage', 'en stage'],
  ['Assistante juridique\nÉtude Lacoste, Dole\nfévrier 2025 – avril 2025', null],
  ['Assistante juridique\nÉtude Lacoste, Dole\nfévrier 2025 – avril 2025\n- Stage intensif de notariat', null],
])('a placement is one wherever the head of the job says it: « %s »', (head, status) => {
  const cv = parseCv({ text: `Lou Marchal\n\nEXPÉRIENCE\n${head}\n- Frappe des actes` });
  const [job] = letterFacts({ cv, offer: makeOffer({ title: 'Comptable' }), today: '2026-11-22' }).jobs;
  expect([job?.title, job?.status]).toEqual(['assistante juridique', status]);
});

test('why one stopped is no work', () => {
  const cv = makeCv({
    experiences: [
      {
        title: 'Bûcheron',
        company: 'Grandjean Bois',
        start: '2012-01',
        end: '2014-01',
        bullets: ['Abattage manuel pour les particuliers', 'Arrêt à la suite d’une blessure au genou'],
      },
    ],
  });
  const [job] = letterFacts({ cv, offer: makeOffer({ title: 'Bûcheron' }), today: '2026-11-22' }).jobs;
  expect(job?.missions.map(({ line }) => line)).toEqual(['Abattage manuel pour les particuliers']);
});

test('what a house is stands above the title, and is no duty; a name one trades under is oneself', () => {
  const cv = parseCv({
    text: 'Lou Marchal\n\nEXPÉRIENCE\nSentrix, Lille\nInfogérance et supervision, 300 personnes\nAnalyste – 02/2024 – en cours\n• Réponse à incident\n\nAuditeur\nLM Conseil (micro-entreprise)\n03/2021 – 01/2024\n• Audits de sites web',
  });
  const { jobs } = letterFacts({ cv, offer: makeOffer({ title: 'Analyste' }), today: '2026-11-22' });
  expect(jobs.flatMap(({ missions }) => missions.map(({ line }) => line))).toEqual([
    'Réponse à incident',
    'Audits de sites web',
  ]);
  expect(jobs.map(({ at }) => at)).toEqual(['chez Sentrix', 'à mon compte']);
});

test('the sentence that says the title is not told as a duty', () => {
  const cv = parseCv({
    text: 'Ana Roy\n\nMes expériences\nLacaze Express, à Dole, de février 2023 à aujourd’hui. Je suis livreuse en scooter le soir, 25 courses par service. Je scanne les colis et je fais signer les clients, en ville comme à la campagne.',
  });
  const { jobs } = letterFacts({ cv, offer: makeOffer({ title: 'Livreuse' }), today: '2026-11-22' });
  const lines = jobs[0]?.missions.map(({ line }) => line) ?? [];
  expect(jobs[0]?.title).toContain('livreuse');
  expect(lines.join(' | ')).not.toMatch(/livreuse/i);
  expect(lines.join(' | ')).toMatch(/25 courses par service/);
});
