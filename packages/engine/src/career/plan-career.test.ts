import { careerPlanSchema } from '@coach/contracts/features/career-advisor';
import { expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { parseOffer } from '../offer/parse-offer.ts';
import { type PlanInput, planCareer } from './plan-career.ts';
import { suggestAnswers } from './suggest-answers.ts';
import { tellPlan } from './tell-plan.ts';

const text = `Nadia Ferrand
Vendeuse
31 ans, mariée, 2 enfants, reconnue travailleuse handicapée
nadia.ferrand@example.com

Expérience
2021 – aujourd’hui  Vendeuse, Maison Lorme, Tours
• Encaissement et fermeture du magasin
• Mise en rayon, inventaire deux fois par an
• Formation de deux saisonnières

Formation
2019  Bac pro Commerce, lycée Balzac, Tours

Compétences
Relation client, Excel
`;
const cv = parseCv({ text });
const base: PlanInput = {
  skillsToDevelop: 'management d’équipe et gestion de planning',
  careerGoal: 'Devenir responsable de magasin',
  pastExperiences:
    'Pendant l’absence de la gérante, j’ai assuré la gestion des stocks. Je n’ai jamais fait de recrutement.',
  occupation: null,
  cv,
  profileSkills: [],
  offers: [],
  today: '2026-11-21',
};
const skills = (items: readonly { skill: string }[]) => items.map(({ skill }) => skill);

test('a plan is of the contract’s form, the same for the same input, and reads as a text', () => {
  const plan = planCareer(base);
  expect(careerPlanSchema.parse(plan)).toEqual(plan);
  expect(planCareer(base)).toEqual(plan);
  expect(tellPlan(plan)).toContain('Votre objectif\u00a0: Responsable de magasin.');
});

test('the text of a plan reads well with one offer, nothing missing or nothing to compare', () => {
  const offer = parseOffer('Responsable de magasin H/F\nProfil recherché\n- Recrutement\n- Merchandising');
  const plan = planCareer({ ...base, offers: [offer] });
  expect(tellPlan(plan)).toContain(', dans votre offre');
  const [near] = plan.neighbours;
  expect(tellPlan({ ...plan, neighbours: near ? [{ ...near, missing: [] }] : [] })).not.toContain('manquerait');
  expect(tellPlan({ ...plan, held: [], missing: [] })).toContain('encore rien à comparer');
});

test('what is held quotes the person to the letter; denials and wishes hold nothing', () => {
  const { held, missing } = planCareer(base);
  expect(skills(held)).toEqual(expect.arrayContaining(['Relation client', 'Gestion des stocks', 'Inventaire']));
  for (const { evidence } of held)
    expect(evidence.source === 'cv' ? text : base.pastExperiences).toContain(evidence.quote);
  expect(skills(missing)).toContain('Recrutement');
  const wished = planCareer({ ...base, pastExperiences: 'J’aimerais apprendre le recrutement et le merchandising.' });
  expect(skills(wished.missing)).toEqual(expect.arrayContaining(['Recrutement', 'Merchandising']));
});

test('what is missing comes in order of use, what the person named is marked, and their own offers come first', () => {
  const { missing } = planCareer(base);
  const ranks = missing.flatMap(({ rank }) => rank ?? []);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(missing[0]).toMatchObject({ skill: 'Management d’équipe', weight: 'core', wanted: true });
  const offer = parseOffer(
    'Responsable de magasin H/F\nProfil recherché\n- Recrutement et intégration\n- Merchandising',
  );
  const led = planCareer({ ...base, offers: [offer, parseOffer('Comptable\nProfil\n- TVA')] });
  expect(led.offersRead).toBe(1);
  expect(led.missing[0]?.inOffers).toBe(1);
});

test('every step says why, and each month has some', () => {
  const { steps } = planCareer(base);
  expect(new Set(steps.map(({ days }) => days))).toEqual(new Set([30, 60, 90]));
  for (const { title, why } of steps) expect(Math.min(title.length, why.length)).toBeGreaterThan(15);
});

test('an occupation that a diploma opens says so, and offers no practice without it', () => {
  const plan = planCareer({ ...base, careerGoal: 'Je veux devenir aide-soignante' });
  expect(plan.regulated).toMatchObject({ held: null, needs: ["Diplôme d'État d'aide-soignant"] });
  expect(plan.steps.some(({ title }) => title.startsWith('Commencez par'))).toBe(false);
  expect(plan.steps.map(({ title }) => title).join()).toContain('Agente de service hospitalier');
  expect(plan.neighbours.map(({ occupation }) => occupation)).not.toContain('Infirmier');
  const nurse = parseCv({ text: `${text}\nDiplômes\n2015  Diplôme d’État d’infirmier, IFSI de Tours\n` });
  expect(planCareer({ ...base, cv: nurse, careerGoal: 'infirmière' }).regulated?.held?.quote).toContain('Diplôme');
});

test('routes are those the situation allows: in a job, or looking for one', () => {
  const ids = (input: Partial<PlanInput>) => planCareer({ ...base, ...input }).routes.map(({ id }) => id);
  expect(ids({})).not.toContain('poei');
  const seeking = ids({ pastExperiences: 'Je suis au chômage depuis juin.' });
  expect(seeking).toContain('poei');
  expect(seeking).not.toContain('ptp');
  expect(ids({ careerGoal: 'cariste' })).toContain('cpf');
});

test('neighbouring occupations are open ones, with what is held and what is not', () => {
  const { neighbours } = planCareer(base);
  expect(neighbours.length).toBeGreaterThan(0);
  for (const { occupation, held } of neighbours) {
    expect(held.length).toBeGreaterThanOrEqual(2);
    expect(['Vendeur', 'Responsable de magasin']).not.toContain(occupation);
  }
});

test('what protects the person is never used', () => {
  for (const careerGoal of ['Responsable de magasin', 'aide-soignante', 'changer de voie']) {
    const told = JSON.stringify(planCareer({ ...base, careerGoal }));
    expect(told).not.toMatch(/31 ans|mari[ée]e|2 enfants|handicap(?!és? accompagn)|example\.com/);
  }
  const bare = parseCv({ text: text.replace(/^31 ans.*\n/m, '') });
  const { steps, routes, missing } = planCareer({ ...base, cv: bare });
  const full = planCareer(base);
  expect({ steps, routes, missing }).toEqual({ steps: full.steps, routes: full.routes, missing: full.missing });
});

test('a goal it does not know is said to be unknown, and the named skills are still planned', () => {
  const plan = planCareer({ ...base, cv: null, careerGoal: 'Changer de voie', skillsToDevelop: 'anglais, poterie' });
  expect(plan.goal).toMatchObject({ occupation: null, certainty: 'unknown', demand: 'named' });
  expect(plan.missing.map(({ weight }) => weight)).toEqual(['own', 'own']);
  expect(plan.routes.map(({ id }) => id)).toEqual(expect.arrayContaining(['cep', 'bilan']));
  expect(plan.objectives.targetPosition).toBeNull();
});

test('objectives state nothing that the person’s words do not', () => {
  const { text: objectives } = planCareer(base).objectives;
  expect(objectives).toContain('Mon objectif\u00a0: Responsable de magasin.');
  expect(objectives).not.toMatch(/m’appuie sur [^.]*Recrutement/);
  expect(planCareer({ ...base, cv: null, pastExperiences: 'Rien encore.' }).objectives.text).not.toContain('appuie');
});

test('hostile texts plan without throwing', () => {
  const noise = 'a'.repeat(4_000);
  for (const said of [noise, '\u202e« (((', 'Permis B '.repeat(400), '💥'.repeat(900)])
    expect(planCareer({ ...base, skillsToDevelop: said, careerGoal: said, pastExperiences: said }).goal.said).toBe(
      said.trim(),
    );
});

test('suggestions are the person’s own jobs, and skills their next ones ask for', () => {
  const {
    experiences,
    goals,
    skills: named,
  } = suggestAnswers({ cv, targetPositions: ['Responsable de magasin'], profileSkills: [], today: base.today });
  expect(experiences[0]).toContain('Vendeuse, Maison Lorme');
  expect(goals[0]).toBe('Responsable de magasin');
  expect(named).toContain('Recrutement');
});

test('tasks that only come near a demand are for the person to say: neither held nor leaned on', () => {
  const plan = planCareer({
    ...base,
    pastExperiences: 'J’ai aidé ma voisine : repas, toilette, lever.',
    careerGoal: 'aide-soignante',
  });
  expect(skills(plan.held)).not.toContain('Soins d’hygiène et de confort');
  const near = plan.transferable.find(({ skill }) => skill === 'Soins d’hygiène et de confort');
  expect(near?.why).toContain('si vous l’avez fait');
  expect(
    plan.steps
      .filter(({ days }) => days === 90)
      .map(({ title }) => title)
      .join(),
  ).not.toContain('Soins d’hygiène');
});

test('what shares no more than a suite leads nowhere: « Word » is no way to « Excel avancé », a function of Excel is', () => {
  const office = parseCv({ text: text.replace('Relation client, Excel', 'Word, RECHERCHEV') });
  const plan = planCareer({ ...base, cv: office, skillsToDevelop: 'Excel avancé' });
  const leading = plan.transferable.filter(({ towards }) => towards === 'Excel avancé');
  expect(skills(leading)).toEqual(['RECHERCHEV']);
});
