import { foldWord } from '../../text/fold-text.ts';
import { knownCity } from '../../text/known-names.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import { firstStudy } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { sentenceAt } from '../text/read-text.ts';
import type { HeldDiploma } from './held-diplomas.ts';

/** « …, obtenue à Toulon », « préparée à l’université de Nantes »: the town a diploma is said to come from, in its own clause. */
const inTown =
  /^[^.;:()\n]{0,70}?(?:(?:obten|decroch|pass|prepar|suivi|valid|fai)[a-z]{0,5}(?: de \d{4} a \d{4}| en \d{4})? )(?:a |au |a l'|de l')(?:(?:universite|iut|institut|ecole|lycee|faculte|cfa|inspe|ifsi|afpa)(?: [a-z]+)? (?:de |d'))?$/;
const furthest = 110;
const beside = 2;

/** The town behind a diploma where the documents tell that diploma of another one, and this town of something else. */
export function otherTown(
  { reading }: CheckContext,
  facts: Facts,
  { start, end }: { start: number; end: number },
  held: readonly HeldDiploma[],
): Finding[] {
  const owners = new Set(held.flatMap(({ owner }) => (owner >= firstStudy ? [owner] : [])));
  // « bac+3 » names no diploma; of several such, each has its town.
  if (owners.size !== 1 || /^(?:niveau |bac ?\+)/.test(reading.folded.slice(start, end))) return [];
  const last = Math.min(reading.sentences[sentenceAt(reading.sentences, start)]?.end ?? end, end + furthest);
  const behind = reading.text.slice(end, last);
  for (const { index, 0: town } of behind.matchAll(/(?<![\p{L}-])\p{Lu}\p{Ll}{3,}(?![\p{L}-])/gu)) {
    if (!inTown.test(reading.folded.slice(end, end + index))) continue;
    if (knownCity(town) === null || !isToldElsewhere(facts, stem(foldWord(town)), owners)) return [];
    const reason = reasons.swapped(reading.text.slice(start, end), town);
    return [{ kind: 'diploma', start, end: end + index + town.length, reason }];
  }
  return [];
}

/** On lines of others alone, well apart from those of the diploma. */
function isToldElsewhere(facts: Facts, root: string, owners: ReadonlySet<number>): boolean {
  const { linesOfStem, ownerOfLine } = facts;
  const lines = [...(linesOfStem.get(root) ?? [])];
  const isOwn = (line: number) => owners.has(ownerOfLine(line));
  const isNear = (line: number) => {
    for (let other = line - beside; other <= line + beside; other++)
      if (isOwn(other) && (ownerOfLine(line) < 0 || other === line)) return true;
    return false;
  };
  // A line of nothing that was understood may be the diploma’s own.
  const areOthers = lines.length > 0 && lines.every((line) => ownerOfLine(line) >= 0 && !isNear(line));
  return areOthers && namesTown(facts, owners);
}

/** A diploma whose own lines name a town. */
function namesTown({ entries }: Facts, owners: ReadonlySet<number>): boolean {
  return entries.some(
    ({ owner, text }) =>
      owners.has(owner) && text.split(/[^a-z-]+/).some((word) => word.length > 3 && knownCity(word) !== null),
  );
}
