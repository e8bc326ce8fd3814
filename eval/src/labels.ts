import type { Contact, Education, HeadingKind, Language } from '@coach/contracts/cv';
import type { Salary } from '@coach/contracts/offer';

/** What a careful reader wrote down for a CV and its offer: `expected.json`, explained in `fixtures/README.md`. */
export type Labels = {
  cv: {
    contact: Contact;
    title: string | null;
    headings: { text: string; kind: HeadingKind }[];
    experiences: { title: string | null; company: string | null; start: string; end: string; bulletCount: number }[];
    education: (Pick<Education, 'degree' | 'school' | 'year' | 'obtained'> & { level?: number | null })[];
    skills: string[];
    languages: Language[];
    certifications: string[];
    licences?: string[];
  };
  offer: {
    title: string | null;
    company: string | null;
    city: string | null;
    contract: string | null;
    remote: string | null;
    salary: Salary | null;
    experienceYearsMin: number | null;
    mustHave: string[];
    niceToHave: string[];
    softSkills: string[];
    languages: Language[];
  };
  /** How well the CV fits the offer. */
  quality: string;
  /** Whose CV it is. The first eleven pairs name none. */
  occupation?: string;
  gap: { present: string[]; equivalent: string[]; missing: string[] };
};
