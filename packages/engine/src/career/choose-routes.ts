import type { TrainingRoute } from '@coach/contracts/features/career-advisor';
import data from '../../data/career/routes.json' with { type: 'json' };
import { enumerated } from '../letters/french/link-words.ts';
import { fr } from '../writing/fr.ts';
import { demandsHeld, isClosed, type PlanContext, papersMissing, shareHeld, skillsMissing } from './plan-context.ts';

type RouteId =
  | 'cep'
  | 'bilan'
  | 'pmsmp'
  | 'poei'
  | 'cpf'
  | 'vae'
  | 'ptp'
  | 'reconversion'
  | 'demission'
  | 'alternance'
  | 'afpa'
  | 'greta'
  | 'cnam'
  | 'clea';

const most = 6;
/** Sectors whose trades the Afpa and the Greta train for, and those the Cnam does. */
const trades = new Set([
  'building',
  'industry',
  'logistics',
  'hospitality',
  'security',
  'agriculture',
  'crafts',
  'office',
  'sales',
  'social',
]);
const higher = new Set(['it', 'finance', 'management', 'hr', 'industry', 'building', 'law', 'communication']);

/** The ways of training that answer these gaps, the likeliest first, each with why; never one the person may not take. */
export function chooseRoutes(context: PlanContext): TrainingRoute[] {
  const { work } = context.situation;
  const closed = work === 'jobseeker' ? 'employee' : work === 'employee' ? 'jobseeker' : null;
  const chosen = [...rules(context)].flatMap(([id, why]) => {
    const route = data.routes.find((each) => each.id === id);
    return route && why && route.audience !== closed
      ? [{ ...route, audience: route.audience as TrainingRoute['audience'], why }]
      : [];
  });
  return chosen.slice(0, most);
}

/** In the order they are offered; a rule that does not hold gives no reason. */
function rules(context: PlanContext): Map<RouteId, string | null> {
  return new Map<RouteId, string | null>([
    ['cep', whyCounsel(context)],
    [
      'bilan',
      context.goal.occupation
        ? null
        : 'Il aide à choisir entre plusieurs métiers à partir de ce que vous savez déjà faire.',
    ],
    ['pmsmp', whyImmersion(context)],
    ['cpf', whyCpf(context)],
    ['poei', whyPoei(context)],
    ['vae', whyVae(context)],
    ['ptp', whyLongTraining(context)],
    ['reconversion', whyReconversion(context)],
    ['afpa', whyTrades(context)],
    ['alternance', whyAlternance(context)],
    ['greta', whyGreta(context)],
    ['cnam', whyCnam(context)],
    ['clea', whyClea(context)],
    ['demission', whyResign(context)],
  ]);
}

function whyCounsel(context: PlanContext): string | null {
  if (!context.goal.occupation)
    return 'Votre objectif n’est pas encore un métier précis : c’est la première chose à décider, et c’est gratuit.';
  return isClosed(context)
    ? 'Ce métier demande un diplôme : un conseiller vérifie avec vous la voie, le calendrier et qui paie.'
    : null;
}

function whyImmersion(context: PlanContext): string | null {
  const { goal, demands } = context;
  if (!goal.label || demands.skills.length === 0 || shareHeld(context) >= 0.5) return null;
  return fr`Vous montrez ${demandsHeld(context)} des ${demands.skills.length} demandes de ce métier : quelques jours sur place disent s’il vous convient avant de payer une formation.`;
}

function whyCpf(context: PlanContext): string | null {
  const papers = papersMissing(context).map(({ skill }) => fr`« ${skill} »`);
  if (papers.length > 0)
    return fr`${enumerated(papers.slice(0, 3))} : cela se passe en formation courte, avec un certificat au bout.`;
  const wanted = context.missing
    .filter((each) => each.wanted && each.kind === 'skill')
    .map(({ skill }) => fr`« ${skill} »`);
  return wanted.length > 0
    ? fr`Vous voulez développer ${enumerated(wanted.slice(0, 3))} : cherchez-y une formation certifiante de ce nom.`
    : null;
}

function whyPoei(context: PlanContext): string | null {
  const count = skillsMissing(context).length;
  if (isClosed(context) || !context.goal.occupation || count === 0 || count > 8) return null;
  return count === 1
    ? 'Il vous manque une compétence précise : un employeur peut vous la faire apprendre avant l’embauche.'
    : fr`Il vous manque ${count} compétences précises : un employeur peut vous les faire apprendre avant l’embauche.`;
}

function whyVae(context: PlanContext): string | null {
  const { situation, regulation, demands } = context;
  const isByStudies =
    regulation?.way === 'university' || regulation?.way === 'contest' || regulation?.way === 'licence';
  if (!situation.hasExperience || isByStudies || demands.skills.length === 0 || shareHeld(context) < 0.4) return null;
  return fr`Vous montrez déjà ${demandsHeld(context)} des ${demands.skills.length} demandes : cette expérience peut valoir tout ou partie d’un diplôme.`;
}

function whyLongTraining(context: PlanContext): string | null {
  if (isClosed(context)) return 'Le diplôme demande une formation longue : celle-ci se suit sans rompre votre contrat.';
  const isFar = context.goal.occupation && skillsMissing(context).length > context.demands.skills.length / 2;
  return isFar ? 'Le chemin est long : une formation certifiante pendant votre contrat garde un salaire.' : null;
}

function whyReconversion(context: PlanContext): string | null {
  if (isClosed(context) || !context.goal.occupation || shareHeld(context) >= 0.7) return null;
  return 'Si votre employeur, ou un autre, recrute dans ce métier, la formation peut se construire avec lui.';
}

function whyTrades(context: PlanContext): string | null {
  const { demands, goal } = context;
  if (isClosed(context) || !goal.label || !trades.has(demands.sector?.id ?? '') || shareHeld(context) >= 0.7)
    return null;
  return fr`Elle forme des adultes dans ce secteur (${demands.sector?.label ?? ''}), y compris pour un seul bloc du titre.`;
}

function whyAlternance(context: PlanContext): string | null {
  const { goal, missing } = context;
  if (!goal.occupation || missing.length < 4 || shareHeld(context) >= 0.5 || context.regulation?.way === 'contest')
    return null;
  return 'Il vous manque surtout de la pratique : l’alternance la donne, avec un diplôme.';
}

function whyGreta(context: PlanContext): string | null {
  const { demands, goal, situation } = context;
  if (isClosed(context) || !goal.occupation || !trades.has(demands.sector?.id ?? '') || (situation.level ?? 0) >= 5)
    return null;
  return 'Pour un CAP, un bac pro ou un BTS d’adulte près de chez vous.';
}

function whyCnam({ demands, situation, goal }: PlanContext): string | null {
  if (!goal.occupation || !higher.has(demands.sector?.id ?? '') || (situation.level ?? 0) < 5) return null;
  return 'Votre diplôme le permet : des unités du niveau supérieur, sans quitter le travail.';
}

function whyClea({ situation }: PlanContext): string | null {
  return situation.withoutDiploma
    ? 'Vous dites ne pas avoir de diplôme : ce certificat est reconnu dans tous les secteurs.'
    : null;
}

function whyResign(context: PlanContext): string | null {
  if (context.situation.work !== 'employee' || !context.goal.occupation || shareHeld(context) >= 0.35) return null;
  return 'À n’envisager qu’en dernier, si le projet ne peut pas se faire pendant le contrat.';
}
