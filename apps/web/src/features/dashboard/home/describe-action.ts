import type { ProfileFlag, RecommendedAction } from '@coach/contracts/features/activity';
import { formatDay, printed } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';

export type Advice = { title: string; text: string; action: { label: string; to: string }; priority: boolean };

type Of<Kind extends RecommendedAction['kind']> = Extract<RecommendedAction, { kind: Kind }>;
type Described = Omit<Advice, 'priority'>;

/** What has a date, or what all else starts from, comes before all else. */
const pressing: ReadonlySet<RecommendedAction['kind']> = new Set(['next_step', 'upload_cv']);

/** A recommended action in words: what to do, why, and where. */
export function describeAction(action: RecommendedAction): Advice {
  return { ...describe(action), priority: pressing.has(action.kind) };
}

function describe(action: RecommendedAction): Described {
  switch (action.kind) {
    case 'next_step':
      return describeStep(action);
    case 'resume_interview':
      return describeResume(action);
    case 'raise_score':
      return describeRaise(action);
    case 'check_letter':
      return describeCheck(action);
    case 'write_letter':
      return describeLetter(action);
    case 'apply':
      return describeApply(action);
    case 'complete_profile':
      return describeProfile(action);
    default:
      return beginnings[action.kind]();
  }
}

function describeStep(action: Of<'next_step'>): Described {
  const today = localDay(new Date());
  const date = formatDay(action.date);
  const late = action.date < today ? m.dashboard_do_step_late({ date }) : m.dashboard_do_step_soon();
  return {
    title: m.dashboard_do_step_title({ offer: offerOf(action) }),
    text: action.date === today ? m.dashboard_do_step_today() : late,
    action: { label: m.dashboard_do_step_action(), to: paths.jobs({ offre: action.jobId }) },
  };
}

function describeResume({ interviewId, role, answered, questionCount }: Of<'resume_interview'>): Described {
  return {
    title: m.dashboard_do_resume_title({ role: printed(role) }),
    text: m.dashboard_do_resume_text({ answered, total: questionCount }),
    action: { label: m.dashboard_do_resume_action(), to: paths.interviewCoaching({ session: interviewId }) },
  };
}

function describeRaise(action: Of<'raise_score'>): Described {
  return {
    title: action.title ? m.dashboard_do_raise_title({ offer: offerOf(action) }) : m.dashboard_do_raise_title_alone(),
    text: m.dashboard_do_raise_text({ score: action.score }),
    action: { label: m.dashboard_do_raise_action(), to: paths.cvCrafting({ analyse: action.analysisId }) },
  };
}

function describeCheck({ letterId, company, doubts }: Of<'check_letter'>): Described {
  return {
    title: company ? m.dashboard_do_check_title({ company: printed(company) }) : m.dashboard_do_check_title_alone(),
    text: m.dashboard_do_check_text({ count: doubts }),
    action: { label: m.dashboard_do_check_action(), to: paths.letters({ lettre: letterId }) },
  };
}

function describeLetter(action: Of<'write_letter'>): Described {
  return {
    title: m.dashboard_do_letter_title({ offer: offerOf(action) }),
    text: m.dashboard_do_letter_text(),
    action: { label: m.dashboard_do_letter_action(), to: paths.letters({ offre: action.jobId }) },
  };
}

function describeApply(action: Of<'apply'>): Described {
  return {
    title: m.dashboard_do_apply_title({ offer: offerOf(action) }),
    text: m.dashboard_do_apply_text(),
    action: { label: m.dashboard_do_apply_action(), to: paths.jobs({ offre: action.jobId }) },
  };
}

function describeProfile({ missing }: Of<'complete_profile'>): Described {
  return {
    title: m.dashboard_do_profile_title(),
    text: m.dashboard_do_profile_text({ flag: flagNames[missing]() }),
    action: { label: m.dashboard_do_profile_action(), to: flagPath(missing) },
  };
}

type Beginning = 'upload_cv' | 'paste_offer' | 'mock_interview' | 'analyse_linkedin' | 'next_offer';

const beginnings: Record<Beginning, () => Described> = {
  upload_cv: () => ({
    ...{ title: m.dashboard_do_upload_title(), text: m.dashboard_do_upload_text() },
    action: { label: m.dashboard_do_upload_action(), to: paths.documents() },
  }),
  paste_offer: () => ({
    ...{ title: m.dashboard_do_paste_title(), text: m.dashboard_do_paste_text() },
    action: { label: m.dashboard_do_paste_action(), to: paths.jobs() },
  }),
  mock_interview: () => ({
    ...{ title: m.dashboard_do_mock_title(), text: m.dashboard_do_mock_text() },
    action: { label: m.dashboard_do_mock_action(), to: paths.interviews() },
  }),
  analyse_linkedin: () => ({
    ...{ title: m.dashboard_do_linkedin_title(), text: m.dashboard_do_linkedin_text() },
    action: { label: m.dashboard_do_linkedin_action(), to: paths.linkedin() },
  }),
  next_offer: () => ({
    ...{ title: m.dashboard_do_next_title(), text: m.dashboard_do_next_text() },
    action: { label: m.dashboard_do_next_action(), to: paths.cvCrafting() },
  }),
};

function offerOf({ title, company }: { title: string | null; company: string | null }): string {
  const name = title ? printed(title) : m.dashboard_offer_untitled();
  return company ? m.dashboard_offer({ title: name, company: printed(company) }) : name;
}

export const flagNames: Record<ProfileFlag, () => string> = {
  basicInfo: () => m.dashboard_flag_name(),
  location: () => m.dashboard_flag_location(),
  objectives: () => m.dashboard_flag_objectives(),
  skills: () => m.dashboard_flag_skills(),
  aiTone: () => m.dashboard_flag_tone(),
  avatar: () => m.dashboard_flag_avatar(),
};

/** The tab of the profile where it is filled in. */
export function flagPath(flag: ProfileFlag): string {
  const tabs: Partial<Record<ProfileFlag, string>> = { objectives: 'goals', skills: 'skills', aiTone: 'preferences' };
  return paths.profile({ tab: tabs[flag] });
}
