import type { ParsedCv } from '@coach/contracts/cv';
import type { LinkedinProfile } from '@coach/contracts/linkedin';
import data from '../../../data/linkedin-keywords.json' with { type: 'json' };
import { likenessOf } from '../../match/match-occupation.ts';
import { sectorOfCv } from '../../match/sector/sector-of-cv.ts';
import { type Sector, sectorNamed, sectors } from '../../match/sector/sectors.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { inPrint } from './cited.ts';

const mostOfOne = 12;
let byOccupation: Map<string, readonly string[]> | null = null;

/** What recruiters look for where they fill such positions: by occupation, else what the sector usually asks for. */
export function keywordsFor(targets: readonly string[], sector: Sector | null): string[] {
  const lists = targets.flatMap(groupsOf);
  const known = lists.filter((list) => list.length > 0).slice(0, 3);
  const source = known.length > 0 ? interleaved(known) : (sector?.skills.slice(0, mostOfOne) ?? []);
  return [...new Set(source)].map(inPrint).slice(0, mostOfOne + 4);
}

/** A title of rank alone says little: « Directeur logistique » is looked for by what « Responsable logistique » does. */
function groupsOf(target: string): (readonly string[])[] {
  const named = occupationsIn(target);
  const own = named.map(groupOf);
  const isClear = named.some((name, index) => !ranks.has(name) && (own[index]?.length ?? 0) > 0);
  const near = isClear ? null : nearestOccupation(target);
  return near ? [groupOf(near), ...own] : own;
}

const ranks = new Set([
  'Directeur',
  'Coordinateur',
  'Chargé de mission',
  "Chef d'équipe",
  'Ingénieur',
  'Technicien',
  'Chef de projet',
]);

function nearestOccupation(target: string): string | null {
  const stems = new Set(meaningfulStems(target));
  let best: { name: string; ratio: number } | null = null;
  for (const name of data.groups.flatMap(({ occupations }) => occupations)) {
    if (ranks.has(name) || !meaningfulStems(name).some((word) => stems.has(word))) continue;
    const ratio = likenessOf(name, target);
    if (ratio >= 0.6 && ratio > (best?.ratio ?? 0)) best = { name, ratio };
  }
  return best?.name ?? null;
}

/** Canonical names of the occupations a title names. */
export function occupationsIn(title: string): string[] {
  return findTerms(title.slice(0, 200)).flatMap(({ kind, name }) => (kind === 'occupation' ? [name] : []));
}

function groupOf(occupation: string): readonly string[] {
  byOccupation ??= new Map(
    [...data.groups]
      .reverse()
      .flatMap(({ occupations, keywords }) => occupations.map((name) => [name, keywords] as const)),
  );
  return byOccupation.get(occupation) ?? [];
}

/** The first of each list, then the second of each… */
function interleaved(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** The sector of the positions aimed at, else of the profile. */
export function sectorOfTargets(targets: readonly string[], profile: LinkedinProfile): Sector | null {
  const known = sectorOfKeywords(targets);
  if (known) return known;
  const [title = null] = targets;
  const aimed = title ? sectorOfCv(asCv(title, [], title)) : null;
  const own = asCv(
    profile.headline,
    profile.experiences.map(({ title: held }) => held),
    profile.text.slice(0, 20_000),
  );
  return sectorNamed(aimed ?? sectorOfCv(own) ?? undefined);
}

/** The sector whose skills most of the occupation’s keywords are; office tools serve in every trade. */
function sectorOfKeywords(targets: readonly string[]): Sector | null {
  const terms = keywordsFor(targets, null).flatMap((keyword) => findTerms(keyword).slice(0, 1));
  const scored = sectors.map((sector) => ({
    sector,
    score: terms.filter(
      ({ name, sector: file }) => file !== 'general' && (sector.files.includes(file) || sector.skills.includes(name)),
    ).length,
  }));
  const best = scored.reduce((top, each) => (each.score > top.score ? each : top));
  return best.score >= 3 ? best.sector : null;
}

function asCv(title: string | null, titles: readonly (string | null)[], text: string): ParsedCv {
  return {
    contact: { fullName: null, email: null, phone: null, city: null, linkedin: null },
    title,
    summary: null,
    headings: [],
    experiences: titles.map((held) => ({ title: held, company: null, start: null, end: null, bullets: [] })),
    education: [],
    skills: [],
    languages: [],
    certifications: [],
    licences: [],
    interests: [],
    text,
    spans: {},
    superseded: [],
  };
}
