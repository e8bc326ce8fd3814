import type { ParsedCv } from '@coach/contracts/cv';

const heading = 'Profil';

/** What a person tells, to be looked through as the summary of a CV is: sentences, not lists. */
export function cvOfText(text: string): ParsedCv {
  return {
    contact: { fullName: null, email: null, phone: null, city: null, linkedin: null },
    ...{ title: null, summary: null, experiences: [], education: [], skills: [], languages: [] },
    ...{ certifications: [], licences: [], interests: [], superseded: [] },
    headings: [{ text: heading, kind: 'summary' }],
    spans: { 'headings.0': { start: 0, end: heading.length } },
    text: `${heading}\n${text}`,
  };
}
