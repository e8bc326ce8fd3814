import type { ParsedCv } from '@coach/contracts/cv';
import type { PlanEvidence } from '@coach/contracts/features/career-advisor';
import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import { type Context, contextOf } from '../match/context.ts';
import type { RequirementMatch } from '../match/match-requirements.ts';
import { sectorOfCv } from '../match/sector/sector-of-cv.ts';
import { sectorNamed } from '../match/sector/sectors.ts';
import { findTerms } from '../skills/find-terms.ts';
import { contentTokens } from '../skills/link-words.ts';
import { broaderOf, sectorOf } from '../skills/skill-links.ts';
import { foldText } from '../text/fold-text.ts';
import { stem } from '../text/stem.ts';
import { quoteOf } from './quote-of.ts';

export type Proof = {
  skill: string;
  /** By its name, in other words, by tasks that only come near it, or only begun. */
  state: 'same' | 'other' | 'near' | 'started';
  evidence: PlanEvidence;
};

/** Below this a proof is a hint: a hobby, a beginner’s first steps, words that are only near. */
const enough = 0.4;

export function isHeld(proof: Proof | undefined): proof is Proof {
  return proof?.state === 'same' || proof?.state === 'other';
}

export type Source = {
  cv: ParsedCv;
  name: PlanEvidence['source'];
  /** Skill files in which tasks prove skills, beside those of the CV's own sector. */
  homes?: readonly string[];
};

/**
 * What a text proves of these skills: said by their names or by a narrower one; tasks only come near them. A denial, a
 * wish or a hobby proves none, nor does what an employer may not ask (L1132-1).
 */
export function proveSkills(source: Source, skills: readonly string[], today: string): Map<string, Proof> {
  const offer = offerAsking(skills);
  const context = contextOf({ cv: source.cv, offer, today });
  const isHome = homeOf(source);
  const proofs = context.requirements.flatMap((match) => {
    const skill = offer.text.slice(match.requirement.span.start, match.requirement.span.end);
    return proofOf(context, match, skill, source.name, isHome) ?? [];
  });
  return new Map(proofs.map((proof) => [proof.skill, proof]));
}

function proofOf(
  context: Context,
  { state, span, proof, credit }: RequirementMatch,
  skill: string,
  source: PlanEvidence['source'],
  isHome: (skill: string) => boolean,
): Proof | null {
  const at = state === 'missing' ? proof : span;
  if (!at || (state !== 'missing' && credit < enough)) return null;
  const words = context.live.slice(at.start, at.end);
  const isMeant = state === 'present' ? says(words, skill) : isNamed(words, skill) || isHome(skill);
  if (!isMeant || (source === 'experiences' && isWished(context.live, at.start))) return null;
  const evidence = { source, quote: quoteOf(context, at) };
  if (state === 'missing') return { skill, evidence, state: 'started' };
  if (state === 'present') return { skill, evidence, state: 'same' };
  return { skill, evidence, state: isNamed(words, skill) ? 'other' : 'near' };
}

/** « Gestion » does not say « gestion de la formation », though nothing else in it counts as a word. */
function says(quote: string, skill: string): boolean {
  if (isNamed(quote, skill)) return true;
  const said = new Set(contentTokens(quote).map(({ key }) => stem(key)));
  return contentTokens(skill).every(({ key }) => said.has(stem(key)));
}

/** By its own name or by that of a narrower one. */
function isNamed(quote: string, skill: string): boolean {
  const { name } = termOf(skill);
  return findTerms(quote).some((found) => found.name === name || broaderOf(found.name).includes(name));
}

/**
 * Whether a skill belongs to the sector a CV comes from, or to all: elsewhere tasks that look alike prove nothing, and
 * « transpalette » is no handling of patients.
 */
function homeOf({ cv, homes = [] }: Source): (skill: string) => boolean {
  const sector = sectorNamed(sectorOfCv(cv) ?? undefined);
  const files = new Set(['general', 'management', ...homes, ...(sector?.files ?? [])]);
  return (skill) => files.has(sectorOf(termOf(skill).name) ?? '');
}

const wished =
  /\b(?:jamais|aucune? (?:experience|connaissance)|sans experience|pas encore|n'ai pas|(?:je voudrais|j'aimerais|je souhaite|je veux|envie de?|besoin de?|afin de?|pour) (?:me |m')?(?:appren\w+|decouvr\w+|form\w+|initi\w+|acquerir|developper)|me former)\b[^.;!?\n]*$/;

/** « Je n’ai jamais fait de recrutement », « j’aimerais apprendre la paie »: told in full sentences, and no proof. */
function isWished(text: string, at: number): boolean {
  return wished.test(foldText(text.slice(Math.max(0, at - 120), at)));
}

/** Skills, licences and certificates a text names and means, by their names. */
export function skillsIn(source: Source, today: string): Map<string, Proof> {
  const named = findTerms(source.cv.text).filter(
    ({ kind }) => kind === 'skill' || kind === 'licence' || kind === 'certification',
  );
  const names = [...new Set(named.map(({ name }) => name))].slice(0, mostNamed);
  return proveSkills(source, names, today);
}

/** A hostile text may name them all. */
const mostNamed = 120;

/** An offer that asks for these skills and nothing else, one a line. */
function offerAsking(skills: readonly string[]): ParsedOffer {
  const requirements: Requirement[] = [];
  let text = '';
  for (const skill of new Set(skills)) {
    const { name, kind } = termOf(skill);
    const span = { start: text.length, end: text.length + skill.length };
    requirements.push({ term: name, kind, importance: 'must', alternatives: [], span });
    text += `${skill}\n`;
  }
  return {
    ...{ title: null, company: null, city: null, contract: null, remote: null, salary: null },
    ...{ experienceYearsMin: null, mustHave: [], niceToHave: [], softSkills: [], languages: [] },
    ...{ text, requirements, spans: {} },
  };
}

const kinds = new Set(['skill', 'licence', 'certification', 'diploma']);

/** The gazetteer's name and kind of a skill, itself where it is not in it. */
export function termOf(skill: string): { name: string; kind: 'skill' | 'licence' | 'certification' | 'diploma' } {
  const [found] = findTerms(skill);
  const isWhole = found && found.start === 0 && found.end === skill.length;
  if (!isWhole) return { name: skill, kind: 'skill' };
  return { name: found.name, kind: kinds.has(found.kind) ? (found.kind as 'skill') : 'skill' };
}
