import type { HeadingKind } from '@coach/contracts/cv';
import type { Line } from '../../match/lines.ts';
import { foldText } from '../../text/fold-text.ts';
import { fr } from '../../writing/fr.ts';
import { type Building, bare, contentOf, firstEntry, sectionTitles } from './optimise-cv-building.ts';

/**
 * The usual order of the sections, but for what has to be seen first: papers without which the offer takes nobody, and what
 * the person told before their jobs under a title of their own.
 */
export function sectionsInOrder(building: Building, usual: readonly HeadingKind[]): HeadingKind[] {
  const raised = raisedOf(building);
  const at = usual.indexOf('experience');
  const isLater = (kind: HeadingKind) => !raised.includes(kind);
  return [...usual.slice(0, at).filter(isLater), ...raised, ...usual.slice(at).filter(isLater)];
}

/** Tells that the papers went up, and why. */
export function noteRaised(building: Building): void {
  const line = papersAsked(building);
  if (!line || building.asWritten) return;
  building.changes.push({
    kind: 'moved',
    before: line.text,
    span: { start: line.start, end: line.end },
    after: sectionTitles.certifications,
    reason: fr`l’offre l’exige : cette rubrique passe avant vos postes.`,
  });
}

function raisedOf(building: Building): HeadingKind[] {
  if (building.asWritten) return [];
  return [
    ...(papersAsked(building) ? (['certifications'] as const) : []),
    ...(toldBeforeJobs(building) ? (['other'] as const) : []),
  ];
}

/** The first line told among the papers that shows one the offer makes a condition; null where it asks for none of them. */
function papersAsked(building: Building): Line | null {
  const { requirements, lines } = building.context;
  const told = (building.sections.get('certifications')?.blocks ?? []).flatMap((block) =>
    block.kind === 'list' ? block.items : [],
  );
  const papers = bare(foldText(told.join(' ')));
  const asked = requirements.flatMap(({ requirement: { kind, importance }, state, proof }) =>
    (kind === 'licence' || kind === 'certification') && importance === 'must' && state === 'present' && proof
      ? [proof]
      : [],
  );
  const isAmong = (line: Line) =>
    asked.some(({ start, end }) => {
      const isHere = start >= line.start && start < line.end;
      return isHere && papers.includes(bare(foldText(building.context.cv.text.slice(start, end))));
    });
  return lines.find((line) => !line.heading && paperParts.has(line.section) && isAmong(line)) ?? null;
}

const paperParts: ReadonlySet<Line['section']> = new Set<Line['section']>(['certifications', 'education', 'other']);

/** « Ce que j’ai mené » above the jobs: several lines, all of them before the first job. */
function toldBeforeJobs(building: Building): boolean {
  const lines = contentOf(building, 'other');
  const first = firstEntry(building);
  return lines.length >= fewest && Number.isFinite(first) && lines.every(({ start }) => start < first);
}

const fewest = 4;
