import type { ParsedCv } from '@coach/contracts/cv';
import type { CareerSuggestions } from '@coach/contracts/features/career-advisor';
import { genderOfTitles, withoutShouting } from '../letters/french/job-title.ts';
import { capitalised } from '../letters/french/typeset.ts';
import { inPrint } from '../linkedin/score/cited.ts';
import { occupationsIn } from '../linkedin/score/target-keywords.ts';
import { demandsOf } from './demands-of.ts';
import { findNeighbours } from './find-neighbours.ts';
import { labelOf } from './occupation-names.ts';
import { isHeld } from './prove-skills.ts';
import { readGoal, titlesOf } from './read-goal.ts';
import { proofsOf } from './told.ts';

type Suggested = {
  cv: ParsedCv | null;
  targetPositions: readonly string[];
  profileSkills: readonly string[];
  today: string;
};

const most = { skills: 8, goals: 6, experiences: 6 };

/** What the three steps may start from, in the person's own words where there are some; nothing is taken for granted. */
export function suggestAnswers({
  cv,
  targetPositions,
  profileSkills,
  today,
}: Suggested): Omit<CareerSuggestions, 'documentName'> {
  const titles = titlesOf(cv);
  const told = { cv, pastExperiences: '', profileSkills, today };
  const aimed = targetPositions.length > 0 ? targetPositions : titles.slice(0, 1);
  const asked = [...new Set(aimed.flatMap((title) => occupationsIn(title)).flatMap((name) => demandsOf(name).skills))];
  const proofs = proofsOf(told, asked);
  const lacking = asked.filter((skill) => !isHeld(proofs.get(skill))).map(inPrint);
  const gender = genderOfTitles(titles);
  const near = cv ? findNeighbours(told, readGoal(titles[0] ?? '', null, titles), titles) : [];
  const goals = [...targetPositions, ...near.map(({ occupation }) => labelOf(occupation, gender))];
  return {
    skills: [...new Set([...lacking, ...near.slice(0, 2).flatMap(({ missing }) => missing)])].slice(0, most.skills),
    goals: [...new Set(goals)].slice(0, most.goals),
    experiences: [...new Set((cv?.experiences ?? []).flatMap(tellExperience))].slice(0, most.experiences),
  };
}

/** « Vendeuse, Lili & Capucine (2024 – 2026) », with its first mission. */
function tellExperience({ title, company, start, end, bullets }: ParsedCv['experiences'][number]): string[] {
  if (!title) return [];
  const years = [start, end].flatMap((date) => (date && date !== 'present' ? [date.slice(0, 4)] : []));
  const when = end === 'present' && years[0] ? `depuis ${years[0]}` : [...new Set(years)].join(' – ');
  const named = capitalised(withoutShouting(title));
  const head = company ? `${named}, ${company}` : named;
  const [mission] = bullets;
  return [`${head}${when ? ` (${when})` : ''}${mission ? `\u00a0: ${mission}` : ''}`.slice(0, 240)];
}
