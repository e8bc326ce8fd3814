import type { ParsedCv } from '@coach/contracts/cv';
import { foldText } from '../text/fold-text.ts';

/** What decides which training routes are open; null where neither the CV nor the person tells. */
export type Situation = {
  work: 'employee' | 'jobseeker' | null;
  /** Highest diploma read, in the French framework; null where none was. */
  level: number | null;
  /** Their words say they have none. */
  withoutDiploma: boolean;
  hasExperience: boolean;
};

const seeking =
  /\b(?:demandeu\w+ d'emploi|au chomage|france travail|pole emploi|sans emploi|en recherche d'emploi|licencie\w*|fin de (?:mon )?contrat)\b/;
const working =
  /\b(?:(?:suis|actuellement) (?:en poste|en cdi|en cdd|salarie\w*)|en poste (?:depuis|actuellement)|mon employeur|mon poste actuel|mon entreprise)\b/;
const noDiploma = /\b(?:sans (?:aucun )?diplome|pas de diplome|aucun diplome|jamais eu (?:de|mon) diplome)\b/;

/** Read from the person's answers first, then from the dates of the CV; never from age, health or family. */
export function readSituation(cv: ParsedCv | null, answers: readonly string[]): Situation {
  const told = foldText(answers.join('\n'));
  const levels = (cv?.education ?? []).flatMap(({ level, status }) =>
    level !== null && status !== 'under_way' && status !== 'interrupted' ? [level] : [],
  );
  const isInJob = cv?.experiences.some(({ end }) => end === 'present') ?? false;
  const work = seeking.test(told) ? 'jobseeker' : working.test(told) || isInJob ? 'employee' : null;
  return {
    work,
    level: levels.length > 0 ? Math.max(...levels) : null,
    withoutDiploma: noDiploma.test(told),
    hasExperience: (cv?.experiences.length ?? 0) > 0,
  };
}
