import type { Span } from '@coach/contracts/span';
import { foldText } from '../../text/fold-text.ts';
import { oncePer } from '../../text/once-per.ts';
import { withA, withThe } from '../french/link-words.ts';
import { namedTool } from '../french/named-tool.ts';
import { typeset } from '../french/typeset.ts';
import { type Piece, reworded } from '../piece.ts';
import { everyday } from './everyday.ts';
import { evidenceAt } from './evidence-at.ts';
import { isTool } from './is-tool.ts';
import type { JobFact } from './job-facts.ts';
import type { LetterFacts } from './letter-facts.ts';
import { aStudy } from './name-study.ts';
import { toolKind } from './near-tool.ts';
import { type Setting, settings } from './settings.ts';
import { townKey } from './town-key.ts';
import { worksThere } from './works-there.ts';

/**
 * What links the person and this one employer, true of both documents: the same kind of house or public (`where` one
 * worked; `isWhole`: the job was all of it, and not one of its lines; `isImplied`: the title of the post says so, and everyone
 * who applies has done it), a training just ended that the offer names, a tool of both, the same town.
 */
export type Tie =
  | { kind: 'setting'; where: Piece; isWhole: boolean; isImplied: boolean; job: JobFact }
  | { kind: 'training'; name: Piece }
  | { kind: 'tool'; name: Piece; job: JobFact }
  | { kind: 'town'; town: Piece };

/** One that opens a letter: where one lives and what one works with open only what is told again at another angle. */
export function openingTie(facts: LetterFacts, angle: number): Tie | null {
  const ties = tiesOf(facts);
  const strong = ties.find(
    (tie) => tie.kind === 'training' || (tie.kind === 'setting' && tie.isWhole && tie.job.isCurrent && !tie.isImplied),
  );
  return strong ?? (angle > 0 ? (ties[0] ?? null) : null);
}

/** The most telling first. */
export const tiesOf = oncePer(findTies);

function findTies(facts: LetterFacts): Tie[] {
  return [...trainingTies(facts), ...settingTies(facts), ...townTies(facts), ...toolTies(facts)];
}

/** Where the offer tells of its house, as folded text. */
function houseOf({ lines, input: { offer } }: LetterFacts, isPublic: boolean): string {
  const parts = new Set(isPublic ? ['header', 'intro', 'company', 'missions'] : ['header', 'intro', 'company']);
  const said = lines.filter(({ part }) => parts.has(part)).map(({ folded }) => folded);
  return foldText([offer.title ?? '', offer.company ?? '', ...said].join('\n')).slice(0, 12_000);
}

const ofClients =
  /(?:clients?|pour le compte|aupres de nos|editeur|prestataire|intervenons|destines? a)\b[^.\n]{0,60}$/;

function settingTies(facts: LetterFacts): Tie[] {
  const [ofHouse, ofWork] = [houseOf(facts, false), houseOf(facts, true)];
  const title = foldText(facts.input.offer.title ?? '');
  const isImplied = ({ seen }: Setting) => seen.test(title);
  for (const setting of [...settings.filter((one) => !isImplied(one)), ...settings.filter(isImplied)]) {
    const offered = setting.seen.exec(setting.isPublic ? ofWork : ofHouse);
    // A client’s house is none of the employer’s.
    if (!offered || ofClients.test(offered.input.slice(0, offered.index))) continue;
    const found = facts.jobs
      .map((job) => ({ job, part: partIn(facts, job, setting) }))
      .find(({ part }) => part !== 'none');
    if (!found) continue;
    const where = { text: setting.where, evidence: found.job.evidence };
    const isWhole = found.part === 'whole';
    return [{ kind: 'setting', where, isWhole, isImplied: isImplied(setting), job: found.job }];
  }
  return [];
}

/** How much of a job a setting was: a house by its name; people by what was done as well, in two lines or more the whole. */
function partIn(
  { context }: LetterFacts,
  { index, missions }: JobFact,
  { seen, isPublic }: Setting,
): 'whole' | 'some' | 'none' {
  const own = context.jobs.find((job) => job.index === index)?.experience;
  if (seen.test(foldText([own?.company ?? '', own?.title ?? ''].join('\n')))) return 'whole';
  const done = isPublic ? missions.filter(({ line }) => seen.test(foldText(line))).length : 0;
  return done > 1 ? 'whole' : done > 0 ? 'some' : 'none';
}

/** What was obtained this year or the last, where the offer names it. */
function trainingTies(facts: LetterFacts): Tie[] {
  const { context, studies, input } = facts;
  const since = Number(input.today.slice(0, 4)) - 1;
  const proofs = context.requirements.flatMap(({ state, proof }) => (state === 'missing' || !proof ? [] : [proof]));
  const fresh = studies.find(
    ({ held, year, evidence }) =>
      held !== 'under way' &&
      Number(year) >= since &&
      evidence.some(({ start, end }) => proofs.some((proof) => proof.start >= start && proof.end <= end)),
  );
  const name = fresh && aStudy(fresh);
  return name ? [{ kind: 'training', name: reworded(name, definite) }] : [];
}

/** « un DU Plaies » → « le DU Plaies ». */
function definite(study: string): string {
  return study.replace(/^(une?) (.+)$/s, (_, one: string, noun: string) => withThe(noun, one === 'une' ? 'f' : 'm'));
}

/** « Reflex », written in both and used at a job. */
function toolTies({ context, jobs, input: { cv, offer } }: LetterFacts): Tie[] {
  for (const { requirement, state, proof, place } of context.requirements) {
    if (requirement.kind !== 'skill' || state !== 'present' || !proof || place !== 'job') continue;
    const asked = typeset(offer.text.slice(requirement.span.start, requirement.span.end));
    const own = typeset(cv.text.slice(proof.start, proof.end));
    if (foldText(asked) !== foldText(own) || !isTool(own) || toolKind.test(own) || everyday.test(own)) continue;
    const job = jobs.find(({ missions }) =>
      missions.some(({ evidence }) => evidence.some(({ start, end }) => proof.start >= start && proof.end <= end)),
    );
    if (!job) continue;
    const evidence = [
      ...evidenceAt('cv', cv.text, proof),
      ...evidenceAt('offer', offer.text, requirement.span),
      ...job.evidence,
    ];
    return [{ kind: 'tool', name: { text: namedTool(asked), evidence }, job }];
  }
  return [];
}

/** The address that the town stands in. */
function lineAt(text: string, span: Span | undefined): Span | undefined {
  if (!span) return undefined;
  const end = text.indexOf('\n', span.end);
  return { start: text.lastIndexOf('\n', span.start) + 1, end: end < 0 ? text.length : end };
}

function townTies(facts: LetterFacts): Tie[] {
  const { cv, offer } = facts.input;
  const [home, there] = [cv.contact.city, offer.city].map((town) => townKey(town ?? ''));
  if (!offer.city || home === '' || home !== there || worksThere(facts)) return [];
  const evidence = [
    ...evidenceAt('cv', cv.text, lineAt(cv.text, cv.spans['contact.city'])),
    ...evidenceAt('offer', offer.text, offer.spans.city),
  ];
  return [{ kind: 'town', town: { text: withA(typeset(offer.city).replace(/^L(es?) /, 'l$1 ')), evidence } }];
}
