import type { ParsedCv } from '@coach/contracts/cv';
import type { CvChange, CvDocument, OptimisedCv } from '@coach/contracts/cv-document';
import type { ParsedOffer } from '@coach/contracts/offer';
import { groundingOf } from '../../grounding/find-ungrounded.ts';
import { contextOf } from '../../match/context.ts';
import { whileReading } from '../../text/while-reading.ts';
import { plainCv } from '../forms/plain-cv.ts';
import { calmCapitals } from './calm-capitals.ts';
import { accountForLines } from './optimise-cv-account.ts';
import { joinAddresses } from './optimise-cv-address.ts';
import type { Building } from './optimise-cv-building.ts';
import { buildEducation } from './optimise-cv-education.ts';
import { buildExperiences } from './optimise-cv-experiences.ts';
import { buildHeader } from './optimise-cv-header.ts';
import { buildLists } from './optimise-cv-lists.ts';
import { isFormal, joinChanges } from './optimise-cv-moves.ts';
import { noteRaised, sectionsInOrder } from './optimise-cv-sections.ts';
import { buildSkills } from './optimise-cv-skills.ts';
import { restoreAccents } from './restore-accents.ts';

type OptimiseInput = { cv: ParsedCv; offer: ParsedOffer | null; offTopic?: readonly string[] };

/** Jobs under way end after all others; nothing else here depends on the day. */
const endOfTime = '9999-12-31';

/**
 * The CV in one column, ordered and worded for the offer, and every difference with its reason. It states nothing the
 * CV does not, and each line of the CV is in the document or in the changes.
 */
export function optimiseCv(input: OptimiseInput): OptimisedCv {
  return whileReading(() => optimisedOf(input));
}

function optimisedOf(input: OptimiseInput): OptimisedCv {
  const plain = plainCv(input.cv);
  if (!plain) return optimised(input);
  const { document, changes } = optimised({ ...input, cv: plain.cv });
  return {
    document,
    changes: changes.map((change) => ({ ...change, span: change.span && plain.restore(change.span) })),
  };
}

function optimised(input: OptimiseInput): OptimisedCv {
  const context = contextOf({ ...input, today: endOfTime });
  const building: Building = {
    context,
    changes: [],
    used: new Uint8Array(input.cv.text.length),
    sections: new Map(),
    removed: [],
    isBorneOut: guardOf(input.cv),
  };
  const header = buildHeader(building);
  buildSkills(building);
  buildExperiences(building);
  buildEducation(building);
  buildLists(building);
  accountForLines(building, header);
  noteRaised(building);
  const made = { document: documentOf(building, header), changes: joined(building.changes, input.cv.text) };
  return restoreAccents(calmCapitals(made, input.cv), input.cv);
}

/** The guard on the CV alone, made when the first wording is to be judged. */
function guardOf(cv: ParsedCv): (text: string) => boolean {
  let guard: ReturnType<typeof groundingOf> | null = null;
  return (text) => {
    guard ??= groundingOf({ cv });
    return guard(text).length === 0;
  };
}

const order = [
  'summary',
  'skills',
  'experience',
  'education',
  'certifications',
  'languages',
  'soft',
  'interests',
  'other',
] as const;

function documentOf(building: Building, header: Omit<CvDocument, 'sections'>): CvDocument {
  const { sections } = building;
  const filled = sectionsInOrder(building, order)
    .flatMap((kind) => sections.get(kind) ?? [])
    .filter(({ blocks }) => blocks.length > 0);
  return { ...header, sections: filled };
}

/** What belongs together is told once, and what only sets things in order last. */
function joined(changes: CvChange[], text: string): CvChange[] {
  const told = joinChanges(joinAddresses(inOrder(changes), text), text);
  return [...told.filter((change) => !isFormal(change)), ...told.filter(isFormal)];
}

/** In the order of the CV, what was added last. */
function inOrder(changes: CvChange[]): CvChange[] {
  const place = ({ span }: CvChange) => span?.start ?? Number.MAX_SAFE_INTEGER;
  return changes.sort((a, b) => place(a) - place(b));
}
