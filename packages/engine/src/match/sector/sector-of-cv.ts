import type { ParsedCv } from '@coach/contracts/cv';
import type { SectorId } from '@coach/contracts/report';
import { findTerms } from '../../skills/find-terms.ts';
import { tokenise } from '../../text/tokenise.ts';
import { liveText } from '../live-text.ts';
import { type Sector, sectors } from './sectors.ts';

/** What the sector's own skills, its files, and its words in a job title are worth, the latest job most. */
const worth = { skill: 2, file: 1, title: 6, latestTitle: 10 };
/** Below this a CV tells no sector. */
const least = 4;

/** The likeliest sector of a CV, from its job titles and skills; null where they tell none. */
export function sectorOfCv(cv: ParsedCv): SectorId | null {
  const titles = [cv.title, ...cv.experiences.map(({ title }) => title)].map(titleStems);
  const named = new Map<string, string>();
  for (const { name, kind, sector } of findTerms(liveText(cv)))
    if (kind !== 'soft' && kind !== 'ignored' && kind !== 'occupation') named.set(name, sector);
  const scored = sectors.map((sector) => ({ id: sector.id, score: scoreOf(sector, titles, named) }));
  const best = scored.reduce((top, each) => (each.score > top.score ? each : top));
  return best.score >= least ? best.id : null;
}

function titleStems(title: string | null): Set<string> {
  return new Set(tokenise((title ?? '').slice(0, 200)).map(({ stem }) => stem));
}

function scoreOf(sector: Sector, titles: readonly ReadonlySet<string>[], named: ReadonlyMap<string, string>): number {
  const own = titleStems(sector.titles);
  const told = titles.map((title) => [...title].filter((word) => own.has(word)).length);
  const fromTitles = told.reduce(
    (sum, count, place) => sum + Math.min(2, count) * (place < 2 ? worth.latestTitle : worth.title / place),
    0,
  );
  const skills = new Set(sector.skills);
  let fromSkills = 0;
  for (const [name, file] of named) {
    if (skills.has(name)) fromSkills += worth.skill;
    // Office tools serve in every trade.
    else if (sector.files.includes(file) && file !== 'general') fromSkills += worth.file;
  }
  return fromTitles + fromSkills;
}
