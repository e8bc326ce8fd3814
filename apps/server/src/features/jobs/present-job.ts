import type { Job, JobSummary } from '@coach/contracts/features/jobs';
import type { Language } from '@coach/contracts/language';
import type { Salary } from '@coach/contracts/offer';
import type { JobRow } from './queries.ts';

const periods: Record<Language, Record<Salary['period'], string>> = {
  fr: { hour: 'heure', day: 'jour', month: 'mois', year: 'an' },
  en: { hour: 'hour', day: 'day', month: 'month', year: 'year' },
};
const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** An offer in a list. What is required and missing is told once it is analysed. */
export function presentJobSummary(row: JobRow, language: Language, coverLetter: string | null): JobSummary {
  const { offer, analysisId, attempt: _, userId: __, appliedAt: ___, createdAt, updatedAt, ...kept } = row;
  const analysed = row.status === 'analyzed';
  return {
    ...kept,
    title: row.title ?? offer?.title ?? null,
    company: row.company ?? offer?.company ?? null,
    location: offer?.city ?? null,
    salary: offer?.salary ? salaryText(offer.salary, language) : null,
    type: offer?.contract ?? null,
    remote: offer?.remote ?? null,
    requirements: analysed && offer ? offer.mustHave : [],
    missingSkills: analysed ? row.missingSkills : [],
    adaptedCV: analysisId,
    coverLetter,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentJob(row: JobRow & { sourceText: string }, language: Language, coverLetter: string | null): Job {
  const { sourceText, ...rest } = row;
  return { ...presentJobSummary(rest, language, coverLetter), description: row.offer?.text ?? sourceText };
}

/** « 32 000 – 36 000 € / an » */
export function salaryText({ min, max, currency, period }: Salary, language: Language): string | null {
  const amounts = [...new Set([min, max].filter((amount) => amount !== null))];
  if (amounts.length === 0) return null;
  const numbers = amounts
    .map((amount) => amount.toLocaleString(locales[language], { maximumFractionDigits: 2 }))
    .join(' – ');
  return `${numbers}\u00a0${currency === 'EUR' ? '€' : currency} / ${periods[language][period]}`;
}
