import { describe, expect, test } from 'vitest';
import { parseOffer } from '../offer/parse-offer.ts';
import { makeCv } from '../testing/make-cv.ts';
import { makeOffer, type OfferParts } from '../testing/make-offer.ts';
import { today } from '../testing/pairs.ts';
import { analyse } from './analyse.ts';
import { contextOf } from './context.ts';

type CvParts = NonNullable<Parameters<typeof makeCv>[0]>;

function stateOf(cv: CvParts, must: NonNullable<OfferParts['must']>[number], title = 'Poste'): string {
  const [match] = contextOf({ cv: makeCv(cv), offer: makeOffer({ title, must: [must] }), today }).requirements;
  return match?.state ?? 'none';
}

const job = (...bullets: string[]): CvParts => ({
  experiences: [{ title: 'Agent', company: 'Atelier du Pont', start: '2022-01', end: '2024-01', bullets }],
});

describe('what a reader grants', () => {
  test.each([
    ['J’enseigne le macramé pour des associations et des entreprises.', true],
    ['Bénévole : j’enseigne le macramé dans une association.', false],
  ])('what a summary tells of work, and not of free time: « %s »', (summary, granted) => {
    expect(stateOf({ summary }, { term: 'macramé', kind: 'term' }) !== 'missing').toBe(granted);
  });

  test.each([
    ['apprentissage de la propreté', 'Apprendre la propreté aux petits'],
    ['diagnostic de pannes', 'Dépannage électrique des armoires'],
  ])('« %s » by the noun or the verb of « %s »', (term, line) => {
    expect(stateOf(job(line), { term, kind: 'term' })).not.toBe('missing');
  });

  test.each([
    ['pilotage des prestataires', 'Suivi de deux prestataires au forfait'],
    ['encadrement des stagiaires', 'Tutrice de deux stagiaires'],
    ['gestion des comptes et des droits', 'Gestion quotidienne des droits et des comptes'],
    ['coordination des intervenants', 'Intervenants coordonnés chaque semaine'],
    ['processus budgétaire', 'Préparation du budget annuel de deux ateliers'],
    ['prospection de groupes industriels', 'Prospection téléphonique, 40 appels par jour'],
  ])('« %s » where a job says « %s »', (term, line) => {
    expect(stateOf(job(line), { term, kind: 'term' })).not.toBe('missing');
  });

  test.each([
    ['encadrement d’un apprenti carreleur', 'Carreleur sur chantiers neufs'],
    ['Java', '12 recrutements par an (Java, support, qualité)'],
    ['tenue des stocks', 'Vendeur du rang, tenancier'],
    ['prise en charge de la douleur', 'Prise en charge de quinze patients'],
  ])('« %s » is not granted by « %s »', (term, line) => {
    expect(stateOf(job(line), { term, kind: 'term' })).toBe('missing');
  });

  test.each([
    ['tutorat', 'Apprenti boulanger', 'Alba'],
    ['accompagnement des stagiaires', 'Stagiaire éducatrice', 'Alba'],
    ['négociation avec les hôteliers', 'Réceptionniste', 'Hôtel des Remparts'],
  ])('« %s » is not granted by the title « %s » at « %s »', (term, title, company) => {
    const experiences = [{ title, company, start: '2022-01', end: '2024-01', bullets: ['Accueil du public'] }];
    expect(stateOf({ experiences }, { term, kind: 'term' })).toBe('missing');
  });

  test.each([
    ['Clôtures mensuelles', 'Préparation du bilan avec l’expert-comptable'],
    ['Liaison froide', 'Cellule de refroidissement, four mixte'],
    ['Accueil des clients', 'Réception des colis, antivols'],
    ['Reporting', 'Excel (tableaux croisés)'],
    ['Tableaux de bord', 'Clients (tourisme, santé, économie sociale), de la recommandation au bilan chiffré'],
    ['Microservices', 'API REST (Java 21, Spring Boot, PostgreSQL)'],
  ])('« %s » is not granted by what only goes with it: « %s »', (term, line) => {
    expect(stateOf(job(line), term)).toBe('missing');
  });

  test.each([
    ['Drupal', 'Refonte de l’outil de recrutement (Drupal, SQL)'],
    ['Excel', 'Embauche de vendangeurs (annonces, Excel)'],
    ['Drupal', 'En cours : nouvelle version du catalogue en Drupal'],
  ])('« %s » is granted by « %s »', (term, line) => {
    expect(stateOf(job(line), { term, kind: 'term' })).not.toBe('missing');
  });

  test.each(['en préparation   Certificat Azure AZ-900', 'Certificat AZ-900 (Azure), examen prévu en mai'])(
    'what is on its way is not held: « %s »',
    (line) => {
      expect(stateOf({ header: [line] }, 'Azure')).toBe('missing');
    },
  );

  test('a software by its name, a diploma by the trade or what it makes', () => {
    expect(stateOf({ listed: ['Ciril Finances'] }, { term: 'logiciel Ciril', kind: 'term' })).not.toBe('missing');
    expect(stateOf({ listed: ['notions de droit'] }, { term: 'logiciel Notion', kind: 'term' })).toBe('missing');
    const studies = { education: [{ degree: 'CAP Maçonnerie', school: 'CFA', year: '2012' }] };
    expect(stateOf(studies, { term: 'CAP Maçon', kind: 'diploma' })).not.toBe('missing');
    expect(stateOf(studies, { term: 'CAP Peintre', kind: 'diploma' })).toBe('missing');
    const driver = { education: [{ degree: 'CAP Conducteur de scierie', school: 'CFA', year: '2012' }] };
    expect(stateOf(driver, { term: 'BEP Conduite de chaudières', kind: 'diploma' })).toBe('missing');
  });

  test('putting into service is one task, whatever is put into it', () => {
    const offer = parseOffer('VOS MISSIONS\n- remettre les enseignes en service');
    const cv = makeCv(job('Dépannage et remise en service'));
    expect(contextOf({ cv, offer, today }).requirements.map(({ state }) => state)).not.toContain('missing');
  });

  test('an acronym in brackets stands for its words', () => {
    expect(stateOf({ listed: ['SEO'] }, { term: 'référencement naturel (SEO)', kind: 'term' })).not.toBe('missing');
  });

  test('the category of a CACES, however its family is written', () => {
    const asked = (term: string) => ({ term, kind: 'licence' as const });
    expect(stateOf({ header: ['CACES R489 1A et 3'] }, asked('CACES R489 catégorie 3'))).not.toBe('missing');
    expect(stateOf({ header: ['CACES R482 A (mini-pelle)'] }, asked('CACES R482 catégorie A'))).not.toBe('missing');
    expect(stateOf({ header: ['CACES R489 1A et 3'] }, asked('CACES R489 catégorie 5'))).toBe('missing');
  });

  test.each([
    ['Permis CE', 'Permis C', 'missing'],
    ['Permis CE', 'Permis B', 'missing'],
    ['Permis D', 'Permis C', 'missing'],
    ['Permis A', 'Permis B', 'missing'],
    ['Permis A', 'Permis A2', 'missing'],
    ['Permis BE', 'Permis B', 'missing'],
    ['Permis BE', 'Permis B96', 'missing'],
    ['Permis C', 'Permis C1', 'missing'],
    ['Permis C', 'Permis CE', 'equivalent'],
    ['Permis BE', 'Permis CE', 'equivalent'],
    ['Permis B', 'Permis D', 'equivalent'],
    ['Permis B', 'Permis BE', 'equivalent'],
    ['Permis CE', 'Permis SPL', 'equivalent'],
    ['Permis CE', 'Permis B, C, CE', 'present'],
  ])('« %s » where the CV says « %s »: %s', (term, held, state) => {
    expect(stateOf({ header: [held] }, { term, kind: 'licence' })).toBe(state);
  });

  test('a licence whose mark is a small word is not any licence of its family', () => {
    expect(stateOf(job('Élaboration de la carte'), { term: 'Carte T', kind: 'licence' })).toBe('missing');
    expect(stateOf({ header: ['Carte T immobilière'] }, { term: 'Carte T', kind: 'licence' })).not.toBe('missing');
    const caces = { term: 'CACES R482 catégorie A', kind: 'licence' as const };
    expect(stateOf({ header: ['CACES R482 catégorie F'] }, caces)).toBe('missing');
  });

  test('a diploma of the same level and trade under another name, and none of another trade', () => {
    const asked = { term: 'BTS Support à l’action managériale', kind: 'diploma' as const };
    const held = (degree: string) => ({ education: [{ degree, school: 'Lycée', obtained: true }] });
    expect(stateOf(held('BTS Secrétariat trilingue'), asked)).toBe('equivalent');
    expect(stateOf(held('BTS Électrotechnique'), asked)).toBe('missing');
    expect(stateOf(held('CAP Secrétariat'), asked)).toBe('missing');
  });

  test('an engineer’s diploma is no master’s', () => {
    const asked = { term: 'Diplôme d’ingénieur', kind: 'diploma' as const };
    expect(stateOf({ education: [{ degree: 'Master de droit', obtained: true }] }, asked)).toBe('missing');
  });
});

describe('what a reader does not grant', () => {
  test.each([
    ['a hobby', { interests: ['Trésorier du club de rugby'] }, 'trésorerie'],
    ['a wish', { summary: 'Je souhaite découvrir la comptabilité analytique.' }, 'comptabilité analytique'],
    ['a thing being learnt', { header: ['Docker (en cours d’acquisition)'] }, 'Docker'],
    ['a thing denied', job('Secrétariat, sans expérience de la paie'), 'paie'],
    ['one word of a phrase', job('Gestion des plannings'), 'gestion des déchets'],
    ['a name cut by a comma', { listed: ['Word, SPIP, X-Press'] }, 'Word Press'],
  ] as [string, CvParts, string][])('%s', (_, cv, term) => {
    expect(stateOf(cv, term)).toBe('missing');
  });

  test('a product of a list is not the common words that begin like it', () => {
    const offer = parseOffer('Analyste\nProfil\n- Un outil : Looker, Tableau ou Power BI');
    const states = (...bullets: string[]) =>
      contextOf({ cv: makeCv(job(...bullets)), offer, today }).requirements.find(({ requirement }) =>
        [requirement.term, ...requirement.alternatives].includes('Tableau'),
      )?.state;
    expect(states('Tableau de bord Excel de la marge')).toBe('missing');
    expect(states('Rapports sous Tableau')).not.toBe('missing');
  });

  test('a licence on its way is not held, files under way are at work', () => {
    const planned = { header: ['SSIAP 2 : formation prévue au printemps'] };
    expect(stateOf(planned, { term: 'SSIAP 2', kind: 'certification' })).toBe('missing');
    expect(stateOf({ header: ['Permis B en cours (code obtenu)'] }, { term: 'Permis B', kind: 'licence' })).toBe(
      'missing',
    );
    expect(
      stateOf({ header: ['CACES R489 cat. 3 (2022)'] }, { term: 'CACES R489 catégorie 3', kind: 'licence' }),
    ).not.toBe('missing');
    expect(stateOf(job('Relance des clients sur les dossiers en cours'), 'relance des clients')).not.toBe('missing');
  });

  test('studies left before their end are no diploma, whatever could be read of them', () => {
    const left = { education: [{ degree: 'Master 1 Communication, laissé au deuxième semestre', school: null }] };
    expect(stateOf(left, { term: 'Bac +3', kind: 'diploma' })).toBe('missing');
  });

  test('people of one kind stand for one another', () => {
    expect(stateOf(job('J’ai formé quatre apprentis'), { term: 'formation des équipes', kind: 'term' })).not.toBe(
      'missing',
    );
    expect(
      stateOf(job('Dossiers de financement montés'), { term: 'financement des acquéreurs', kind: 'term' }),
    ).not.toBe('missing');
  });

  test('a product is not the common noun that looks like it', () => {
    const offer = makeOffer({ title: 'Assistante' });
    const text = `${offer.text}Vous utilisez Excel, Notion au quotidien.\n`;
    const start = text.indexOf('Notion');
    const requirement = { term: 'Notion', kind: 'term' as const, importance: 'must' as const, alternatives: [] };
    const asked = { ...offer, text, requirements: [{ ...requirement, span: { start, end: start + 6 } }] };
    const cv = makeCv({ listed: ['italien : notions'] });
    expect(contextOf({ cv, offer: asked, today }).requirements[0]?.state).toBe('missing');
  });
});

describe('levels', () => {
  test('a tool below the level asked for counts in part', () => {
    const credit = (item: string) =>
      contextOf({ cv: makeCv({ listed: [item] }), offer: makeOffer({ must: ['Excel avancé'] }), today }).requirements[0]
        ?.credit ?? 0;
    expect(credit('Excel')).toBeGreaterThan(0);
    expect(credit('Excel')).toBeLessThan(credit('Excel avancé'));
  });

  test('a beginner has a thing in part, less where mastery is asked', () => {
    const cv = makeCv({ listed: ['PowerShell – débutant'] });
    const offer = makeOffer({ must: ['PowerShell'] });
    const asked = `${offer.text}Parfaite maîtrise de PowerShell\n`;
    const span = { start: asked.length - 11, end: asked.length - 1 };
    const demanding = { ...offer, text: asked, requirements: offer.requirements.map((each) => ({ ...each, span })) };
    const [some, less] = [offer, demanding].map((each) => contextOf({ cv, offer: each, today }).requirements[0]);
    expect([some?.state, less?.state]).toEqual(['present', 'present']);
    expect(some?.credit).toBeLessThan(0.5);
    expect(less?.credit).toBeLessThan(some?.credit ?? 0);
  });

  test.each([
    ['Cariste', 'ok'],
    ['Stagiaire cariste', 'missing'],
    ['Apprenti cariste', 'partial'],
  ])('three years as « %s » for three asked: %s', (title, verdict) => {
    const cv = makeCv({ experiences: [{ title, company: 'A', start: '2020-01', end: '2022-12' }] });
    const report = analyse({ cv, offer: makeOffer({ title: 'Cariste', experienceYearsMin: 3 }), today });
    expect(report.criteria.find(({ id }) => id === 'years-of-experience')?.verdict).toBe(verdict);
  });
});

test('a narrower skill proves the next wider one more than those beyond', () => {
  const creditOf = (term: string) =>
    contextOf({ cv: makeCv(job('Relances téléphoniques des clients')), offer: makeOffer({ must: [term] }), today })
      .requirements[0]?.credit ?? 0;
  expect(creditOf('Recouvrement')).toBeGreaterThan(creditOf('Comptabilité générale'));
  expect(creditOf('Comptabilité générale')).toBeGreaterThan(0);
});

test('a colon that ends its line announces duties, which define nothing', () => {
  const text = (colon: string) =>
    `Aide à domicile H/F\n\nVos missions\nInterventions auprès de personnes en situation de handicap${colon}aide au lever, habillage, préparation des repas\n`;
  const cv = makeCv(job('Habillage, aide au lever, préparation des repas'));
  const states = [' : ', ' :\n- '].map(
    (colon) =>
      contextOf({ cv, offer: parseOffer(text(colon)), today }).requirements.find(
        ({ requirement: { term } }) => term === 'Handicap',
      )?.state,
  );
  expect(states).toEqual(['equivalent', 'missing']);
});

test('who tells the suite of office software tells its parts, and who tells office work of none in particular does not', () => {
  const stateOf = (told: string, term: string) =>
    contextOf({ cv: makeCv({ listed: [told] }), offer: makeOffer({ must: [term] }), today }).requirements[0]?.state;
  expect(stateOf('Pack Office', 'Excel')).toBe('equivalent');
  expect(stateOf('Microsoft 365', 'Outlook')).toBe('equivalent');
  expect(stateOf('Bureautique', 'Excel')).toBe('missing');
  expect(stateOf('Pack Office', 'Excel avancé')).toBe('missing');
});
