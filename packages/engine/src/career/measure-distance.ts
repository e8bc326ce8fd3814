import type { HeldSkill, MissingSkill, TransferableSkill } from '@coach/contracts/features/career-advisor';
import type { ParsedOffer } from '@coach/contracts/offer';
import { inPrint } from '../linkedin/score/cited.ts';
import { broaderOf, parentsOf, sectorOf } from '../skills/skill-links.ts';
import { fr } from '../writing/fr.ts';
import type { Demands } from './demands-of.ts';
import { isHeld, type Proof, termOf } from './prove-skills.ts';
import { allSkillsOf, proofsOf, type Told } from './told.ts';

export type Distance = { held: HeldSkill[]; missing: MissingSkill[]; transferable: TransferableSkill[] };

const mostTransferable = 6;

/** What the person shows of what is asked, what is missing in the order it serves, and what leads there. */
export function measureDistance(
  told: Told,
  demands: Demands,
  wanted: readonly string[],
  offers: readonly ParsedOffer[],
): Distance {
  const own = wanted.filter((skill) => !demands.skills.some((asked) => isSame(asked, skill)));
  const asked = [...demands.skills, ...own];
  const proofs = proofsOf(told, asked);
  // What they want to develop is theirs to develop, however much of it they show.
  const shows = (skill: string) => isHeld(proofs.get(skill)) && !own.includes(skill);
  const held = asked.filter(shows).map((skill) => heldOf(proofs.get(skill) as Proof));
  const missing = asked
    .filter((skill) => !shows(skill))
    .map((skill) => missingOf(skill, demands, wanted, offers, proofs.get(skill)));
  const transferable = [
    ...missing.flatMap(({ skill }) => nearOf(proofs.get(skill)) ?? []),
    ...transferableOf(told, demands, asked, missing),
  ].slice(0, mostTransferable);
  const named = <Skill extends { skill: string }>(each: Skill) => ({ ...each, skill: inPrint(each.skill) });
  return {
    held: held.map(named),
    missing: inOrderOfUse(missing).map(named),
    transferable: transferable.map((each) => ({ ...named(each), towards: each.towards && inPrint(each.towards) })),
  };
}

function isSame(asked: string, named: string): boolean {
  return termOf(asked).name === termOf(named).name;
}

function heldOf({ skill, evidence, state }: Proof): HeldSkill {
  return { skill, evidence, words: state === 'same' ? 'same' : 'other' };
}

/** What comes near a demand without naming it: the person alone can say. */
function nearOf(proof: Proof | undefined): TransferableSkill | null {
  if (proof?.state !== 'near') return null;
  const why = fr`Ce que vous racontez s’en approche : si vous l’avez fait, écrivez-le sous ce nom.`;
  return { skill: proof.skill, evidence: proof.evidence, towards: null, why };
}

function missingOf(
  skill: string,
  { skills }: Demands,
  wanted: readonly string[],
  offers: readonly ParsedOffer[],
  proof: Proof | undefined,
): MissingSkill {
  const place = skills.indexOf(skill);
  return {
    ...{ skill, kind: termOf(skill).kind, weight: weightOf(place, skills.length) },
    rank: place < 0 ? null : place + 1,
    wanted: wanted.some((named) => isSame(skill, named)),
    inOffers: offers.filter((offer) => asks(offer, skill)).length,
    started: proof && proof.state !== 'near' ? proof.evidence : null,
  };
}

function weightOf(place: number, asked: number): MissingSkill['weight'] {
  if (place < 0) return 'own';
  if (place < Math.ceil(asked * 0.35)) return 'core';
  return place < Math.ceil(asked * 0.7) ? 'usual' : 'useful';
}

function asks({ requirements }: ParsedOffer, skill: string): boolean {
  const { name } = termOf(skill);
  return requirements.some(({ term, alternatives }) =>
    [term, ...alternatives].some((each) => each === name || broaderOf(each).includes(name)),
  );
}

/** What the person's own targeted offers ask for most, then what the occupation does; what only they named comes last. */
function inOrderOfUse(missing: readonly MissingSkill[]): MissingSkill[] {
  const rank = (skill: MissingSkill) => skill.rank ?? 1_000;
  return [...missing].sort((a, b) => b.inOffers - a.inOffers || rank(a) - rank(b));
}

/** Skills beyond what is asked: first those that are kin to a missing one, then those of the sector and of every trade. */
function transferableOf(
  told: Told,
  { sector, skills }: Demands,
  asked: readonly string[],
  missing: readonly MissingSkill[],
): TransferableSkill[] {
  const beyond = allSkillsOf(told).filter(({ skill }) => !asked.some((each) => isSame(each, skill)));
  const leading = beyond.flatMap((proof) => towardsMissing(proof, missing) ?? []);
  const files = new Set(sector?.files ?? []);
  const common =
    skills.length === 0 ? [] : beyond.flatMap((proof) => inSectorOrAll(proof, files, sector?.label ?? null) ?? []);
  return withoutWider([...leading, ...common]).slice(0, mostTransferable);
}

/** Each once, and « vente » not beside « vente de prêt-à-porter ». */
function withoutWider(skills: readonly TransferableSkill[]): TransferableSkill[] {
  const wider = new Set(skills.flatMap(({ skill }) => broaderOf(skill)));
  return skills.filter(
    ({ skill }, index) => !wider.has(skill) && skills.findIndex((other) => other.skill === skill) === index,
  );
}

function towardsMissing({ skill, evidence }: Proof, missing: readonly MissingSkill[]): TransferableSkill | null {
  const wider = broaderOf(skill);
  for (const { skill: lacking } of missing) {
    const above = broaderOf(termOf(lacking).name);
    if (above.includes(skill))
      return { skill, evidence, towards: lacking, why: fr`« ${inPrint(lacking)} » en est une partie plus précise.` };
    // Not by what stands further above: « Word » leads nowhere near « Excel avancé », though a suite holds both.
    const shared = parentsOf(termOf(lacking).name).find((name) => wider.includes(name));
    if (shared)
      return {
        skill,
        evidence,
        towards: lacking,
        why: fr`« ${inPrint(lacking)} » relève comme elle de « ${inPrint(shared)} ».`,
      };
  }
  return null;
}

function inSectorOrAll(
  { skill, evidence }: Proof,
  files: ReadonlySet<string>,
  sector: string | null,
): TransferableSkill | null {
  const file = sectorOf(skill) ?? '';
  if (files.has(file) && sector)
    return { skill, evidence, towards: null, why: fr`Elle sert dans le même secteur : ${sector}.` };
  if (file === 'management') return { skill, evidence, towards: null, why: 'Elle se demande dans tous les secteurs.' };
  return null;
}
