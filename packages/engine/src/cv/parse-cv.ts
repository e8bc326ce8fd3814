import type { HeadingKind, ParsedCv } from '@coach/contracts/cv';
import type { DocumentText } from '@coach/contracts/document-text';
import type { Span } from '@coach/contracts/span';
import { findSkills } from '../skills/find-skills.ts';

export type CvSource = Pick<DocumentText, 'text'> & Partial<Pick<DocumentText, 'lines'>>;

const headingWords: [RegExp, HeadingKind][] = [
  [/^(profil|a propos|resume|summary)/i, 'summary'],
  [/^(exp[eé]riences?|parcours|work experience)/i, 'experience'],
  [/^(formations?|dipl[oô]mes?|education)/i, 'education'],
  [/^(comp[eé]tences?|skills)/i, 'skills'],
  [/^(langues?|languages)/i, 'languages'],
  [/^(loisirs|centres? d.int[eé]r[eê]t)/i, 'interests'],
];

/** Reads a CV: contact, headline, sections, experiences, education, skills. Never throws; what is not told is null. */
export function parseCv(source: CvSource): ParsedCv {
  const { text } = source;
  const spans: Record<string, Span> = {};
  const headings = [...text.matchAll(/^[ \t]*(\S.{0,50})$/gm)].flatMap((line) => {
    const kind = headingWords.find(([words]) => words.test(line[1] as string))?.[1];
    return kind ? [{ text: line[1] as string, kind }] : [];
  });
  const email = /[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{2,20}){1,3}/.exec(text);
  if (email) spans['contact.email'] = { start: email.index, end: email.index + email[0].length };
  const skills = new Map(findSkills(text).map(({ skill, start, end }) => [skill, { start, end }]));
  [...skills.values()].forEach((span, index) => {
    spans[`skills.${index}`] = span;
  });
  const phone = /(?:\+33|0)\s?[1-9](?:[ .-]?\d{2}){4}/.exec(text);
  const name = /^\s*(\S[^\n]{0,60})/.exec(text);
  return {
    contact: {
      fullName: name?.[1]?.trim() ?? null,
      email: email?.[0] ?? null,
      phone: phone ? `+33${phone[0].replace(/\D/g, '').slice(-9)}` : null,
      city: null,
      linkedin: null,
    },
    title: null,
    summary: null,
    headings,
    experiences: [],
    education: [],
    skills: [...skills.keys()],
    languages: [],
    certifications: [],
    interests: [],
    text,
    spans,
    superseded: [],
  };
}
