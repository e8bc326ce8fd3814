import { cvAnalysisRequestSchema, cvAnalysisResponseSchema } from '@coach/contracts/features/cv-analysis';
import { answerAnalysis } from './features/cv/answer-analysis.ts';
import { answerLetter } from './features/letters/answer-letter.ts';
import { fetchJobUrl } from './features/letters/fetch-job-url.ts';
import type { LetterSources } from './features/letters/write-motivation-letter.ts';
import type { Router } from './http/route.ts';

/** The longest CV and offer, at four bytes a character. */
const maxBodyBytes = 2 * 1024 * 1024;

/** The spec’s `cv-analysis`, which is a function of the CVs and two of the letters under one name. */
export function cvAnalysisRoute(router: Router, sources: LetterSources): void {
  router.route(
    {
      method: 'post',
      path: '/api/functions/cv-analysis',
      costly: 'computation',
      policy: 'user',
      summary: 'Analyse a CV (`suggestions`), fetch an offer (`fetch-job-url`) or write a letter (`motivation-letter`)',
      body: cvAnalysisRequestSchema,
      answer: cvAnalysisResponseSchema,
      maxBodyBytes,
      asWork: ({ body }) => (body.analysisType === 'motivation-letter' ? 'letter' : null),
    },
    async (context, { body }) => {
      switch (body.analysisType) {
        case 'suggestions':
          return await answerAnalysis(context, body);
        case 'fetch-job-url':
          return await fetchJobUrl(context, sources.throttle, body.jobUrl);
        case 'motivation-letter':
          return await answerLetter(context, sources, body);
      }
    },
  );
}
