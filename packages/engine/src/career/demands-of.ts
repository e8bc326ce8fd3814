import own from '../../data/career/demands.json' with { type: 'json' };
import keywords from '../../data/linkedin-keywords.json' with { type: 'json' };
import { sectorOfCv } from '../match/sector/sector-of-cv.ts';
import { type Sector, sectorNamed } from '../match/sector/sectors.ts';
import { lookUp } from '../text/look-up.ts';
import { cvOfText } from './cv-of-text.ts';
import { regulationOf } from './regulation-of.ts';

export type Demands = { kind: 'occupation' | 'sector' | 'named'; skills: readonly string[]; sector: Sector | null };

const ownLists: Record<string, string[]> = own.occupations;
const mostOfSector = 12;
let groups: Map<string, readonly string[]> | null = null;

/** What an occupation asks for, most asked first: its own list, else its group's, else its sector's; none for unknown. */
export function demandsOf(occupation: string | null): Demands {
  if (occupation === null) return { kind: 'named', skills: [], sector: null };
  const sector = sectorNamed(sectorOfCv({ ...cvOfText(occupation), title: occupation }) ?? undefined);
  const skills = listOf(occupation);
  if (skills.length > 0) return { kind: 'occupation', skills, sector };
  // Where a diploma opens the work, what the sector asks of others would mislead.
  const isClosed = regulationOf(occupation)?.open === false;
  if (isClosed || !sector) return { kind: 'named', skills: [], sector };
  return { kind: 'sector', skills: sector.skills.slice(0, mostOfSector), sector };
}

/** The demands kept for this very occupation, none where there is no list. */
export function listOf(occupation: string): readonly string[] {
  return lookUp(ownLists, occupation) ?? groupLists().get(occupation) ?? [];
}

/** Occupations that have a list. */
export function listedOccupations(): readonly string[] {
  return [...new Set([...Object.keys(ownLists), ...groupLists().keys()])];
}

function groupLists(): Map<string, readonly string[]> {
  groups ??= new Map(
    [...keywords.groups]
      .reverse()
      .flatMap(({ occupations, keywords: list }) => occupations.map((name) => [name, list])),
  );
  return groups;
}
