import { type CvParts, makeCv } from './make-cv.ts';
import { makeOffer, type OfferParts } from './make-offer.ts';

const carer: CvParts = {
  title: 'Aide-soignante',
  summary:
    'Aide-soignante depuis huit ans en gériatrie, attentive aux transmissions et au confort des résidents accueillis.',
  header: ['Née le 12/03/1990, mariée, 2 enfants'],
  experiences: [
    {
      title: 'Aide-soignante',
      company: 'EHPAD Les Glycines',
      start: '2019-03',
      end: 'present',
      bullets: [
        'Soins d’hygiène et de confort de 14 résidents par jour',
        'Participé à la rédaction des transmissions ciblées',
        'J’ai géré les stocks de linge, etc.',
      ],
    },
    {
      title: 'Auxiliaire de vie',
      company: 'Adom Services',
      start: '2016-01',
      end: '2019-02',
      bullets: ['Aide au lever et à la toilette', 'Préparation des repas'],
    },
  ],
  education: [{ degree: 'Diplôme d’État d’aide-soignant', school: 'IFAS de Nantes', year: '2015', obtained: true }],
  listed: ['bionettoyage', 'prévention des escarres'],
  languages: [{ name: 'Anglais', level: 'B1' }],
};
const carerOffer: OfferParts = {
  title: 'Aide-soignant',
  experienceYearsMin: 2,
  must: [
    'soins d’hygiène',
    'transmissions ciblées',
    'manutention des patients',
    { term: 'Diplôme d’État d’aide-soignant', kind: 'diploma' },
  ],
  nice: ['prévention des escarres', { term: 'bienveillance', kind: 'soft' }],
};

const developer: CvParts = {
  title: 'Développeur web',
  experiences: [
    {
      title: 'Développeur full stack',
      company: 'Atelier Numérique',
      start: '2020-09',
      end: 'present',
      bullets: [
        'Développement de 3 applications en TypeScript et React',
        'Chargé du déploiement continu avec Docker',
        'Tests automatisés avec Vitest',
      ],
    },
  ],
  education: [{ degree: 'Licence informatique', school: 'Université de Rennes', year: '2020' }],
  listed: ['TypeScript', 'PostgreSQL', 'Git', 'notions de Python'],
  languages: [{ name: 'Anglais', level: 'C1' }],
};
const developerOffer: OfferParts = {
  title: 'Développeur full stack TypeScript',
  experienceYearsMin: 3,
  languages: [{ name: 'Anglais', level: 'C1' }],
  must: ['TypeScript', 'React', 'PostgreSQL', 'Docker', { term: 'Bac+3', kind: 'diploma' }],
  nice: ['Kubernetes', 'Python'],
};

/** People and offers invented for the tests. */
export const pairs = {
  carer: { cv: makeCv(carer), offer: makeOffer(carerOffer) },
  developer: { cv: makeCv(developer), offer: makeOffer(developerOffer) },
  blank: { cv: makeCv({ contact: { email: null, phone: null, fullName: null, city: null } }), offer: makeOffer() },
};

export const today = '2026-11-21';
