import { productName } from '@coach/contracts/brand';
import type { Language } from '@coach/contracts/language';
import type { Meter } from '@coach/contracts/limits';
import type { MailContent, Reminder } from './mail.ts';
import type { Written } from './mail-texts.ts';

const kinds: ReadonlySet<string> = new Set<Reminder['kind']>(['next_steps', 'limits', 'credits']);

export function isReminder(content: MailContent): content is Reminder {
  return kinds.has(content.kind);
}

/** The mails of those who asked to be reminded. */
export function writeReminder(language: Language, reminder: Reminder): Written {
  const texts = language === 'fr' ? french : english;
  const written = textsOf(texts, language, reminder);
  return {
    ...written,
    subject: `${written.subject} – ${productName}`,
    action: { label: texts.action(reminder) },
  };
}

type Texts = typeof french;

function textsOf(texts: Texts, language: Language, reminder: Reminder): Omit<Written, 'action'> {
  if (reminder.kind === 'next_steps') {
    const named = reminder.steps.map(({ title, company }) => texts.step(oneLine(title), oneLine(company)));
    return texts.steps(dayIn(language, reminder.date), named);
  }
  const month = monthIn(language, reminder.month);
  if (reminder.kind === 'credits')
    return texts.credits(
      month,
      reminder.meters.map(({ meter, limit }) => texts.units(texts.meters[meter], limit)),
    );
  const lines = reminder.meters.map(({ meter, used, limit }) => texts.used(texts.meters[meter], used, limit));
  const isReached = reminder.meters.some(({ used, limit }) => used >= limit);
  return texts.limits(month, lines, isReached);
}

/** « lundi 23 novembre 2026 » */
function dayIn(language: Language, date: string): string {
  return written(language, { dateStyle: 'full' }, date);
}

/** « novembre 2026 » */
function monthIn(language: Language, month: string): string {
  return written(language, { month: 'long', year: 'numeric' }, `${month}-01`);
}

function written(language: Language, format: Intl.DateTimeFormatOptions, date: string): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
}

/** What an employer or a person typed must not open a paragraph. */
function oneLine(text: string | null): string | null {
  return text?.replaceAll(/\s+/g, ' ').trim() || null;
}

const frenchMeters: Record<Meter, string> = {
  cv_analysis: 'analyses de CV',
  motivation_letter: 'lettres de motivation',
  linkedin_analysis: 'analyses LinkedIn',
  interview_simulation: 'simulations d’entretien',
  elevator_pitch: 'elevator pitchs',
  interview_coaching: 'retours d’entretien',
};

const french = {
  meters: frenchMeters,
  action: (reminder: Reminder): string => {
    if (reminder.kind !== 'next_steps') return 'Voir mon mois';
    return reminder.steps.length > 1 ? 'Ouvrir mes offres' : 'Ouvrir l’offre';
  },
  step: (title: string | null, company: string | null) =>
    [title ?? 'Offre sans titre', company].filter(Boolean).join(', '),
  steps: (day: string, steps: string[]) => ({
    subject:
      steps.length > 1 ? `Vos ${steps.length} prochaines étapes, aujourd’hui` : 'Votre prochaine étape, aujourd’hui',
    paragraphs: {
      before: [
        steps.length > 1
          ? `Vous aviez noté ces prochaines étapes pour le ${day}\u00a0:`
          : `Vous aviez noté une prochaine étape pour le ${day}\u00a0:`,
        ...steps.map((step) => `– ${step}`),
      ],
      after: ['C’est fait, ou la date change\u00a0? Notez-le sur l’offre.'],
    },
  }),
  used: (meter: string, used: number, limit: number) => `– ${meter}\u00a0: ${used} sur ${limit}`,
  limits: (month: string, lines: string[], isReached: boolean) => ({
    subject: isReached ? 'Une limite de votre mois est atteinte' : 'Une limite de votre mois approche',
    paragraphs: {
      before: [`Où en est votre mois de ${month}\u00a0:`, ...lines],
      after: ['Les compteurs repartent à zéro le 1er du mois prochain. Ce que vous avez déjà fait reste ouvert.'],
    },
  }),
  units: (meter: string, limit: number) => `– ${meter}\u00a0: ${limit}`,
  credits: (month: string, lines: string[]) => ({
    subject: 'Vos crédits sont revenus',
    paragraphs: { before: [`Pour le mois de ${month}, vous avez de nouveau\u00a0:`, ...lines], after: [] },
  }),
};

const english: Texts = {
  meters: {
    cv_analysis: 'CV analyses',
    motivation_letter: 'cover letters',
    linkedin_analysis: 'LinkedIn analyses',
    interview_simulation: 'interview simulations',
    elevator_pitch: 'elevator pitches',
    interview_coaching: 'interview feedbacks',
  },
  action: (reminder) => {
    if (reminder.kind !== 'next_steps') return 'See my month';
    return reminder.steps.length > 1 ? 'Open my offers' : 'Open the offer';
  },
  step: (title, company) => [title ?? 'Untitled offer', company].filter(Boolean).join(', '),
  steps: (day, steps) => ({
    subject: steps.length > 1 ? `Your ${steps.length} next steps, today` : 'Your next step, today',
    paragraphs: {
      before: [
        steps.length > 1 ? `You had noted these next steps for ${day}:` : `You had noted a next step for ${day}:`,
        ...steps.map((step) => `– ${step}`),
      ],
      after: ['Done, or another date? Note it on the offer.'],
    },
  }),
  used: (meter, used, limit) => `– ${meter}: ${used} of ${limit}`,
  limits: (month, lines, isReached) => ({
    subject: isReached ? 'You have reached a limit of your month' : 'A limit of your month is near',
    paragraphs: {
      before: [`Where your month of ${month} stands:`, ...lines],
      after: ['Everything starts again from zero on the 1st of next month. What you have done stays open.'],
    },
  }),
  units: (meter, limit) => `– ${meter}: ${limit}`,
  credits: (month, lines) => ({
    subject: 'Your credits are back',
    paragraphs: { before: [`For ${month}, you have again:`, ...lines], after: [] },
  }),
};
