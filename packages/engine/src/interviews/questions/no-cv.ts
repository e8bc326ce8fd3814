import type { ParsedCv } from '@coach/contracts/cv';

/** What is known of a person who has given no CV. */
export const noCv: ParsedCv = {
  contact: { fullName: null, email: null, phone: null, city: null, linkedin: null },
  title: null,
  summary: null,
  headings: [],
  experiences: [],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  licences: [],
  interests: [],
  text: '',
  spans: {},
  superseded: [],
};
