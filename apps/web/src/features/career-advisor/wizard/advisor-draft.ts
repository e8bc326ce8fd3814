import { maxAdvisorText } from '@coach/contracts/features/career-advisor';

/** The three answers, by the names the function gives them. */
export type AdvisorDraft = { skills_to_develop: string; career_goal: string; past_experiences: string };

export const emptyDraft: AdvisorDraft = { skills_to_develop: '', career_goal: '', past_experiences: '' };
const draftKey = 'advisor-draft';

/** What the person was answering, kept for this tab so that a reload loses nothing; nobody else is shown it. */
export function readAdvisorDraft(userId: string): AdvisorDraft {
  try {
    const { owner, draft } = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    if (owner !== userId) return emptyDraft;
    const told = (field: keyof AdvisorDraft) => String(draft?.[field] ?? '').slice(0, maxAdvisorText);
    return {
      skills_to_develop: told('skills_to_develop'),
      career_goal: told('career_goal'),
      past_experiences: told('past_experiences'),
    };
  } catch {
    return emptyDraft;
  }
}

export function writeAdvisorDraft(userId: string, draft: AdvisorDraft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ owner: userId, draft }));
  } catch {
    // Storage refused or full: the draft then lives as long as the page.
  }
}
