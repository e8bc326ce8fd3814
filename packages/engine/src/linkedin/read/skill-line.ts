import { foldText } from '../../text/fold-text.ts';

const label = /^(?:compétences|skills)\s?:\s*/iu;
const others = /\s*(?:,| et| and|\+)?\s*(?:et |and |\+ ?)\d+ (?:autres? |other )?(?:compétences?|skills?)$/iu;

/** « Compétences : Kotlin · Spring Boot », « Kotlin, Kafka et 3 autres compétences » under a job. */
export function isSkillLine(text: string): boolean {
  return label.test(text.slice(0, 30)) || others.test(text.slice(-60));
}

/** The skills of such a line. */
export function skillsOfLine(text: string): string[] {
  const listed = text.replace(label, '');
  const bare = listed.replace(others, '');
  return bare === listed ? splitSkills(bare) : splitSkills(bare.replace(/\s*,\s*/g, ' · '));
}

/** « Excel · Sage • Paie ; DSN »: one each. */
export function splitSkills(text: string): string[] {
  const parts = text.slice(0, 2000).split(/\s*[·•|;]\s*/);
  const cut = parts.length === 1 && /,.*,/.test(text) ? text.slice(0, 2000).split(/\s*,\s*(?:et |and )?/) : parts;
  return cut.map((part) => part.trim()).filter((part) => /\p{L}/u.test(part) && part.length < 80);
}

/** Skills without the doubles, as first written. */
export function uniqueSkills(skills: readonly string[]): string[] {
  const seen = new Set<string>();
  return skills.filter((skill) => {
    const key = foldText(skill);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
