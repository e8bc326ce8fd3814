import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import { findSkills } from '../skills/find-skills.ts';

/** Reads a job offer (plain text or HTML). Never throws; what is not told is null or empty. */
export function parseOffer(text: string): ParsedOffer {
  const requirements = findSkills(text).map(
    ({ skill, start, end }): Requirement => ({
      term: skill,
      kind: 'skill',
      importance: 'must',
      alternatives: [],
      span: { start, end },
    }),
  );
  const first = /^[ \t]*(\S.{0,150})$/m.exec(text);
  return {
    title: first?.[1]?.trim() ?? null,
    company: null,
    city: null,
    contract: /\b(CDI|CDD|stage|alternance)\b/i.exec(text)?.[1] ?? null,
    remote: null,
    salary: null,
    experienceYearsMin: Number(/(\d{1,2}) ans? d.exp/i.exec(text)?.[1] ?? Number.NaN) || null,
    mustHave: [...new Set(requirements.map((requirement) => requirement.term))],
    niceToHave: [],
    softSkills: [],
    languages: [],
    text,
    requirements,
    spans: {},
  };
}
