import type { Job, JobSummary } from '@coach/contracts/features/jobs';
import type { Salary } from '@coach/contracts/offer';
import type { JobRow } from './queries.ts';

const periods: Record<Salary['period'], string> = { hour: 'heure', day: 'jour', month: 'mois', year: 'an' };

/** An offer in a list. What is required and missing is told once it is analysed. */
export function presentJobSummary(row: JobRow): JobSummary {
  const { offer, analysisId, attempt: _, userId: __, createdAt, updatedAt, ...kept } = row;
  const analysed = row.status === 'analyzed';
  return {
    ...kept,
    title: row.title ?? offer?.title ?? null,
    company: row.company ?? offer?.company ?? null,
    location: offer?.city ?? null,
    salary: offer?.salary ? salaryText(offer.salary) : null,
    type: offer?.contract ?? null,
    remote: offer?.remote ?? null,
    requirements: analysed && offer ? offer.mustHave : [],
    missingSkills: analysed ? row.missingSkills : [],
    adaptedCV: analysisId,
    coverLetter: null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentJob(row: JobRow & { sourceText: string }): Job {
  const { sourceText, ...rest } = row;
  return { ...presentJobSummary(rest), description: row.offer?.text ?? sourceText };
}

/** « 32 000 – 36 000 € / an » */
export function salaryText({ min, max, currency, period }: Salary): string | null {
  const amounts = [...new Set([min, max].filter((amount) => amount !== null))];
  if (amounts.length === 0) return null;
  const numbers = amounts.map((amount) => amount.toLocaleString('fr-FR', { maximumFractionDigits: 2 })).join(' – ');
  return `${numbers}\u00a0${currency === 'EUR' ? '€' : currency} / ${periods[period]}`;
}
