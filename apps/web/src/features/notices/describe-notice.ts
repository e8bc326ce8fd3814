import type { Notice } from '@coach/contracts/features/notices';
import type { Meter } from '@coach/contracts/limits';
import { tierDisplayName } from '@coach/contracts/tiers';
import { formatDate, formatDay, formatMonth, printed } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';
import { renewalDay } from '../usage/renewal-day.ts';

type Described = {
  badge: { label: string; tone: BadgeTone };
  title: string;
  text: string;
  action: { label: string; to: string };
};

/** A notice in words, and what to do about it. */
export function describeNotice(notice: Notice): Described {
  switch (notice.kind) {
    case 'payment_failed':
      return describePayment(notice);
    case 'plan_ended':
      return describeEnd(notice);
    case 'next_step':
      return describeStep(notice);
    case 'limit_reached':
    case 'limit_near':
      return describeLimit(notice);
    case 'interview_waiting':
      return describeDraft(notice);
  }
}

type Of<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>;

function describePayment({ plan, until }: Of<'payment_failed'>): Described {
  return {
    badge: { label: m.notices_badge_payment(), tone: 'bad' },
    title: m.notices_payment_title(),
    text: m.notices_payment_text({ plan: tierDisplayName(plan), date: formatDate(until) }),
    action: { label: m.notices_payment_action(), to: paths.subscription() },
  };
}

function describeEnd({ plan }: Of<'plan_ended'>): Described {
  return {
    badge: { label: m.notices_badge_plan(), tone: 'neutral' },
    title: m.notices_ended_title({ plan: tierDisplayName(plan) }),
    text: m.notices_ended_text(),
    action: { label: m.notices_ended_action(), to: paths.subscriptions() },
  };
}

function describeStep({ jobId, title, company, date, due }: Of<'next_step'>): Described {
  const day = formatDay(date);
  const [badge, text] = {
    late: [{ label: m.notices_badge_late(), tone: 'bad' }, m.notices_step_late({ date: day })] as const,
    today: [{ label: m.notices_badge_today(), tone: 'warn' }, m.notices_step_today()] as const,
    tomorrow: [{ label: m.notices_badge_tomorrow(), tone: 'accent' }, m.notices_step_tomorrow({ date: day })] as const,
  }[due];
  return {
    ...{ badge, text },
    title: m.notices_step_title({ offer: offerName(title, company) }),
    action: { label: m.notices_step_action(), to: paths.jobs({ offre: jobId }) },
  };
}

function offerName(title: string | null, company: string | null): string {
  const name = title ? printed(title) : m.notices_step_untitled();
  return company ? m.notices_step_offer({ title: name, company: printed(company) }) : name;
}

function describeLimit({ kind, meter: name, used, limit, month }: Of<'limit_near' | 'limit_reached'>): Described {
  const [meter, figures] = [meterNames[name](), { used, limit, month: formatMonth(month) }];
  if (kind === 'limit_near')
    return {
      badge: { label: m.notices_badge_limit(), tone: 'accent' },
      title: m.notices_near_title({ meter }),
      text: m.notices_near_text(figures),
      action: { label: m.notices_near_action(), to: paths.subscription() },
    };
  return {
    badge: { label: m.notices_badge_limit(), tone: 'warn' },
    title: m.notices_reached_title({ meter }),
    text: m.notices_reached_text({ ...figures, day: renewalDay(month) }),
    action: { label: m.notices_reached_action(), to: paths.subscriptions() },
  };
}

function describeDraft({ interviewId, role, answered, questionCount, since }: Of<'interview_waiting'>): Described {
  return {
    badge: { label: m.notices_badge_draft(), tone: 'brand' },
    title: m.notices_draft_title({ role: printed(role) }),
    text: m.notices_draft_text({ answered, total: questionCount, date: formatDate(since) }),
    action: { label: m.notices_draft_action(), to: paths.interviewCoaching({ session: interviewId }) },
  };
}

const meterNames: Record<Meter, () => string> = {
  cv_analysis: () => m.notices_meter_cv_analysis(),
  motivation_letter: () => m.notices_meter_motivation_letter(),
  linkedin_analysis: () => m.notices_meter_linkedin_analysis(),
  interview_simulation: () => m.notices_meter_interview_simulation(),
  elevator_pitch: () => m.notices_meter_elevator_pitch(),
  interview_coaching: () => m.notices_meter_interview_coaching(),
};
