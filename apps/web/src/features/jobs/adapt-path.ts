import type { JobSummary } from '@coach/contracts/features/jobs';
import { paths } from '../../paths.ts';

/** To the analysis that adapts the CV to this offer, or to where it is made. */
export function adaptPath({ id, adaptedCV, documentId }: Pick<JobSummary, 'id' | 'adaptedCV' | 'documentId'>): string {
  if (adaptedCV) return paths.cvCrafting({ analyse: adaptedCV });
  return paths.cvCrafting({ offre: id, ...(documentId ? { document: documentId } : {}) });
}

/** To the letter written for this offer, or to where it is written. */
export function letterToJobPath({ id, coverLetter }: Pick<JobSummary, 'id' | 'coverLetter'>): string {
  return coverLetter ? paths.letters({ lettre: coverLetter }) : paths.letters({ offre: id });
}
