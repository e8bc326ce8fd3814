import type { LinkedinDifference } from '@coach/contracts/linkedin';
import { fr } from '../../writing/fr.ts';
import { cited } from '../score/cited.ts';
import type { ProfileContext } from '../score/profile-context.ts';
import { found, type ProfileCriterion, type ProfileFinding, quotesOf, unknown } from '../score/profile-finding.ts';

type Kind = LinkedinDifference['kind'];

/** Each disagreement costs half of the criterion. */
const cost = 0.5;

function agrees(id: string, label: string, weight: number, kinds: readonly Kind[], fine: string): ProfileCriterion {
  return {
    id,
    family: 'consistency',
    label,
    weight,
    check: (context) => {
      if (!context.differences) return unknown(fr`Non évalué : aucun CV n’est comparé au profil.`);
      const own = context.differences.filter(({ kind }) => kinds.includes(kind));
      const [first] = own;
      if (!first) return found(1, [], fine);
      return found(1 - own.length * cost, evidenceOf(context, own), adviceOn(first));
    },
  };
}

function adviceOn({ profile, cv, detail }: LinkedinDifference): string {
  if (profile && cv) return fr`Profil : ${cited(profile, 60)} ; CV : ${cited(cv, 60)}. ${detail}`;
  return fr`${cited(profile ?? cv ?? '', 80)} : ${detail.charAt(0).toLowerCase()}${detail.slice(1)}`;
}

/** Titles, employers and names stand word for word in both texts; dates do not, and are in the advice. */
function evidenceOf(context: ProfileContext, differences: readonly LinkedinDifference[]): ProfileFinding['evidence'] {
  const { cv } = context;
  return differences.flatMap(({ profile, cv: told }) => {
    const start = cv && told ? cv.text.indexOf(told) : -1;
    const fromCv = told && start >= 0 ? [{ source: 'cv' as const, start, end: start + told.length, quote: told }] : [];
    return [...quotesOf(context, [profile]), ...fromCv];
  });
}

export const consistencyCriteria: ProfileCriterion[] = [
  agrees(
    'same-titles',
    'Mêmes intitulés que sur le CV',
    2,
    ['title'],
    fr`Vos intitulés de poste sont les mêmes sur le profil et sur le CV.`,
  ),
  agrees(
    'same-dates',
    'Mêmes dates que sur le CV',
    3,
    ['dates'],
    fr`Vos dates sont les mêmes sur le profil et sur le CV.`,
  ),
  agrees(
    'same-employers',
    'Mêmes employeurs que sur le CV',
    2,
    ['company'],
    fr`Vos employeurs sont les mêmes sur le profil et sur le CV.`,
  ),
  agrees(
    'same-education',
    'Mêmes diplômes que sur le CV',
    1,
    ['education'],
    fr`Vos diplômes sont les mêmes sur le profil et sur le CV.`,
  ),
  {
    id: 'latest-on-both',
    family: 'consistency',
    label: 'Postes récents des deux côtés',
    weight: 2,
    check: (context) => {
      if (!context.differences) return unknown(fr`Non évalué : aucun CV n’est comparé au profil.`);
      const missing = context.differences.filter(({ kind }) => kind === 'only_on_cv');
      const [first] = missing;
      return first
        ? found(1 - missing.length / 3, evidenceOf(context, missing), adviceOn(first))
        : found(1, [], fr`Tous les postes de votre CV sont sur le profil.`);
    },
  },
  {
    id: 'same-name',
    family: 'consistency',
    label: 'Même nom que sur le CV',
    // A name may tell of a family or an origin (Code du travail, L1132-1): shown, never scored.
    weight: 0,
    check: (context) => {
      const other = context.differences?.find(({ kind }) => kind === 'name');
      return unknown(other ? adviceOn(other) : fr`Rien à signaler.`);
    },
  },
];
