import type { ParsedCv } from '@coach/contracts/cv';
import type { PlanEvidence } from '@coach/contracts/features/career-advisor';
import { cvOfText } from './cv-of-text.ts';
import { isHeld, type Proof, proveSkills, type Source, skillsIn } from './prove-skills.ts';

/** What a person tells of themselves, wherever they tell it. */
export type Told = {
  cv: ParsedCv | null;
  /** Their third answer. */
  pastExperiences: string;
  /** Skills of the profile, as they named them. */
  profileSkills: readonly string[];
  /** Skill files of the goal's sector: the experiences told for it are looked at as of it. */
  goalFiles?: readonly string[];
  /** YYYY-MM-DD */
  today: string;
};

/** What of these skills the person shows, the CV first, then what they told, then the profile. */
export function proofsOf(told: Told, skills: readonly string[]): Map<string, Proof> {
  const found = sourcesOf(told).map((source) => proveSkills(source, skills, told.today));
  const merged = new Map<string, Proof>();
  for (const skill of skills) {
    const proofs = found.flatMap((each) => each.get(skill) ?? []);
    const best =
      proofs.find(isHeld) ?? declared(told, skill) ?? proofs.find(({ state }) => state === 'near') ?? proofs[0];
    if (best) merged.set(skill, best);
  }
  return merged;
}

/** Everything they name and show, each once. */
export function allSkillsOf(told: Told): Proof[] {
  const found = sourcesOf(told).flatMap((source) => [...skillsIn(source, told.today).values()]);
  const held = new Map<string, Proof>();
  for (const proof of found) if (isHeld(proof) && !held.has(proof.skill)) held.set(proof.skill, proof);
  return [...held.values()];
}

function sourcesOf({ cv, pastExperiences, goalFiles = [] }: Told): Source[] {
  const past = { cv: cvOfText(pastExperiences), name: 'experiences' as const, homes: goalFiles };
  return cv ? [{ cv, name: 'cv' as const }, past] : [past];
}

function declared({ profileSkills }: Told, skill: string): Proof | undefined {
  const key = skill.toLowerCase();
  const named = profileSkills.find((name) => name.toLowerCase() === key);
  const evidence: PlanEvidence | null = named === undefined ? null : { source: 'profile', quote: named };
  return evidence ? { skill, state: 'same', evidence } : undefined;
}
