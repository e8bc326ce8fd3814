import type { Amendment } from '@coach/contracts/amendment';
import type { ParsedCv } from '@coach/contracts/cv';
import type { RecommendationAction } from '@coach/contracts/report';
import type { AmendmentDraft } from '../amend/new-amendment.ts';

/** What the person answered to a recommendation, by the kind of its action. */
export type Answer =
  | { kind: 'text'; text: string }
  | { kind: 'proof'; proof: string; experience: number | null }
  | { kind: 'dates'; start: string | null; end: string | null }
  | { kind: 'none' };

/** The amendment that carries a recommendation out; null when the answer does not fit it. */
export function amendmentFor(action: RecommendationAction, answer: Answer, cv: ParsedCv): AmendmentDraft | null {
  if (action.kind === 'remove-line') return { kind: 'remove-line', start: action.start, end: action.end };
  if (action.kind === 'add-skill')
    return answer.kind === 'proof'
      ? { kind: 'add-skill', name: action.term, proof: answer.proof, experience: answer.experience }
      : null;
  if (action.kind === 'set-dates')
    return answer.kind === 'dates' ? datesAmendment(action.experience, answer, cv) : null;
  return answer.kind === 'text' && answer.text.trim() ? textAmendment(action, answer.text.trim()) : null;
}

type TextAction = Exclude<RecommendationAction, { kind: 'remove-line' | 'add-skill' | 'set-dates' }>;

function textAmendment(action: TextAction, text: string): AmendmentDraft {
  if (action.kind === 'set-contact') return { kind: 'set-contact', field: action.field, value: text };
  if (action.kind === 'set-title' || action.kind === 'set-summary') return { kind: action.kind, value: text };
  return { kind: 'replace-line', start: action.start, end: action.end, text };
}

function datesAmendment(
  index: number,
  dates: { start: string | null; end: string | null },
  cv: ParsedCv,
): AmendmentDraft | null {
  const experience = cv.experiences[index];
  if (!experience) return null;
  const value: Extract<Amendment, { kind: 'set-experience' }>['value'] = {
    title: experience.title,
    company: experience.company,
    start: dates.start,
    end: dates.end,
    bullets: null,
  };
  return { kind: 'set-experience', index, value };
}
