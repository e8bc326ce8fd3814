import { productName } from '@coach/contracts/brand';
import type { Language } from '@coach/contracts/language';
import { linesOf } from './lines-of.ts';
import type { CommunityNews, MeetingNews } from './mail.ts';
import type { Written } from './mail-texts.ts';

type Texts = { subject: string; before: string[]; after: string[] };
type Writers = Record<MeetingNews['kind'], (title: string, when: string) => Texts>;

/** The mails about workshops, events and what people wrote to the operator; dates are those of Paris. */
export function writeCommunityNews(language: Language, news: CommunityNews): Written {
  const { subject, before, after } = textsOf(language, news);
  const label = (news.kind === 'message_answered' ? toAnswer : actions)[language];
  return { subject: `${subject} – ${productName}`, paragraphs: { before, after }, action: { label } };
}

const toAnswer = { fr: 'Voir la réponse', en: 'See the answer' };
const actions = { fr: 'Voir mes inscriptions', en: 'See my registrations' };

function textsOf(language: Language, news: CommunityNews): Texts {
  if (news.kind === 'message_answered') return answered[language](linesOf(news.question), linesOf(news.answer));
  if (news.kind === 'gathering_dated') return dated[language](news.title, momentIn(language, news.startsAt));
  const { title, startsAt, joinUrl } = news.meeting;
  const texts = meetings[language][news.kind](title, momentIn(language, startsAt));
  return { ...texts, before: [...texts.before, ...(isHeld[news.kind] ? [place[language](joinUrl)] : [])] };
}

/** « jeudi 3 décembre 2026 à 18:00, heure de Paris » */
function momentIn(language: Language, iso: string): string {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;
  const moment = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', format).format(new Date(iso));
  return `${moment}, ${language === 'fr' ? 'heure de Paris' : 'Paris time'}`;
}

/** Those after which one has a seat: where to go is told. */
const isHeld: Record<MeetingNews['kind'], boolean> = {
  meeting_seated: true,
  meeting_promoted: true,
  meeting_reminder: true,
  meeting_moved: false,
  meeting_moved_waiting: false,
  meeting_waiting: false,
  meeting_left: false,
  meeting_left_waiting: false,
  meeting_called_off: false,
  meeting_called_off_waiting: false,
};

const place = {
  fr: (joinUrl: string | null) =>
    joinUrl
      ? `C’est en ligne. Pour rejoindre, à l’heure dite\u00a0: ${joinUrl}`
      : 'C’est en ligne. L’adresse pour rejoindre sera sur la page de vos inscriptions dès que l’organisateur l’aura donnée.',
  en: (joinUrl: string | null) =>
    joinUrl
      ? `It takes place online. To join, when it starts: ${joinUrl}`
      : 'It takes place online. The address to join will be on the page of your registrations as soon as the organiser has given it.',
};

const answered = {
  fr: (question: string[], answer: string[]): Texts => ({
    subject: 'Une réponse à votre message',
    before: ['Vous nous aviez écrit\u00a0:', ...question, 'Voici la réponse\u00a0:', ...answer],
    after: ['Elle est aussi gardée dans votre compte, avec votre message.'],
  }),
  en: (question: string[], answer: string[]): Texts => ({
    subject: 'An answer to your message',
    before: ['You wrote to us:', ...question, 'Here is the answer:', ...answer],
    after: ['It is also kept in your account, with your message.'],
  }),
};

const dated = {
  fr: (title: string, when: string): Texts => ({
    subject: `Une date pour «\u202f${title}\u202f»`,
    before: [
      `Vous aviez demandé à être prévenu\u00a0: «\u202f${title}\u202f» aura lieu le ${when}. Les places se réservent sur la page.`,
    ],
    after: ['Vous ne recevrez pas d’autre message à ce sujet, à moins de le redemander.'],
  }),
  en: (title: string, when: string): Texts => ({
    subject: `A date for “${title}”`,
    before: [`You asked to be told: “${title}” takes place on ${when}. Seats are booked on the page.`],
    after: ['You will receive no other message about it, unless you ask again.'],
  }),
};

const change = {
  fr: 'Un empêchement\u00a0? Libérez votre place depuis la page\u00a0: elle ira à la première personne qui attend.',
  en: 'Something came up? Give your seat back from the page: it goes to the first person who waits.',
};
const calendar = {
  fr: 'Le fichier joint ajoute le rendez-vous à votre agenda.',
  en: 'The attached file adds it to your calendar.',
};

const meetings: Record<Language, Writers> = {
  fr: {
    meeting_seated: (title, when) => ({
      subject: `Votre place est réservée\u00a0: ${title}`,
      before: [`Vous avez une place pour «\u202f${title}\u202f», le ${when}.`],
      after: [calendar.fr, change.fr],
    }),
    meeting_promoted: (title, when) => ({
      subject: `Une place s’est libérée pour vous\u00a0: ${title}`,
      before: [
        `Vous étiez en liste d’attente\u00a0: vous avez maintenant une place pour «\u202f${title}\u202f», le ${when}.`,
      ],
      after: [calendar.fr, change.fr],
    }),
    meeting_waiting: (title, when) => ({
      subject: `Vous êtes en liste d’attente\u00a0: ${title}`,
      before: [
        `Toutes les places pour «\u202f${title}\u202f», le ${when}, sont prises. Vous êtes en liste d’attente\u00a0: si une place se libère, elle est à vous, et un message vous le dit aussitôt.`,
      ],
      after: ['Votre rang est indiqué sur la page. Vous pouvez quitter la liste à tout moment.'],
    }),
    meeting_left: (title, when) => ({
      subject: `Votre inscription est annulée\u00a0: ${title}`,
      before: [
        `Votre inscription à «\u202f${title}\u202f», le ${when}, est annulée. Votre place peut aller à quelqu’un d’autre.`,
      ],
      after: ['Le fichier joint retire le rendez-vous de votre agenda.'],
    }),
    meeting_left_waiting: (title, when) => ({
      subject: `Vous avez quitté la liste d’attente\u00a0: ${title}`,
      before: [`Vous n’attendez plus de place pour «\u202f${title}\u202f», le ${when}.`],
      after: [],
    }),
    meeting_reminder: (title, when) => ({
      subject: `Rappel\u00a0: ${title}`,
      before: [`«\u202f${title}\u202f» a lieu le ${when}. Votre place vous attend.`],
      after: [change.fr],
    }),
    meeting_moved: (title, when) => ({
      subject: `Nouvel horaire\u00a0: ${title}`,
      before: [`«\u202f${title}\u202f» change d’horaire et aura lieu le ${when}. Votre inscription reste valable.`],
      after: [calendar.fr, change.fr],
    }),
    meeting_moved_waiting: (title, when) => ({
      subject: `Nouvel horaire\u00a0: ${title}`,
      before: [
        `«\u202f${title}\u202f» change d’horaire et aura lieu le ${when}. Vous êtes toujours en liste d’attente, au même rang.`,
      ],
      after: ['Cet horaire ne vous convient pas\u00a0? Vous pouvez quitter la liste depuis la page.'],
    }),
    meeting_called_off: (title, when) => ({
      subject: `Annulé\u00a0: ${title}`,
      before: [`«\u202f${title}\u202f», prévu le ${when}, n’aura pas lieu. Nous en sommes désolés.`],
      after: ['Le fichier joint retire le rendez-vous de votre agenda. Les prochaines dates sont sur la page.'],
    }),
    meeting_called_off_waiting: (title, when) => ({
      subject: `Annulé\u00a0: ${title}`,
      before: [
        `«\u202f${title}\u202f», prévu le ${when}, n’aura pas lieu\u00a0: la liste d’attente est close. Nous en sommes désolés.`,
      ],
      after: ['Les prochaines dates sont sur la page.'],
    }),
  },
  en: {
    meeting_seated: (title, when) => ({
      subject: `Your seat is booked: ${title}`,
      before: [`You have a seat for “${title}”, on ${when}.`],
      after: [calendar.en, change.en],
    }),
    meeting_promoted: (title, when) => ({
      subject: `A seat came free for you: ${title}`,
      before: [`You were on the waiting list: you now have a seat for “${title}”, on ${when}.`],
      after: [calendar.en, change.en],
    }),
    meeting_waiting: (title, when) => ({
      subject: `You are on the waiting list: ${title}`,
      before: [
        `All seats for “${title}”, on ${when}, are taken. You are on the waiting list: if a seat comes free it is yours, and a message tells you at once.`,
      ],
      after: ['Your place on the list is shown on the page. You can leave it at any time.'],
    }),
    meeting_left: (title, when) => ({
      subject: `Your registration is cancelled: ${title}`,
      before: [`Your registration for “${title}”, on ${when}, is cancelled. Your seat can go to someone else.`],
      after: ['The attached file removes it from your calendar.'],
    }),
    meeting_left_waiting: (title, when) => ({
      subject: `You left the waiting list: ${title}`,
      before: [`You are no longer waiting for a seat for “${title}”, on ${when}.`],
      after: [],
    }),
    meeting_reminder: (title, when) => ({
      subject: `Reminder: ${title}`,
      before: [`“${title}” takes place on ${when}. Your seat is waiting for you.`],
      after: [change.en],
    }),
    meeting_moved: (title, when) => ({
      subject: `New time: ${title}`,
      before: [`“${title}” has a new time and takes place on ${when}. Your registration still holds.`],
      after: [calendar.en, change.en],
    }),
    meeting_moved_waiting: (title, when) => ({
      subject: `New time: ${title}`,
      before: [`“${title}” has a new time and takes place on ${when}. You keep your place on the waiting list.`],
      after: ['This time does not suit you? You can leave the list from the page.'],
    }),
    meeting_called_off: (title, when) => ({
      subject: `Called off: ${title}`,
      before: [`“${title}”, planned for ${when}, will not take place. We are sorry.`],
      after: ['The attached file removes it from your calendar. The next dates are on the page.'],
    }),
    meeting_called_off_waiting: (title, when) => ({
      subject: `Called off: ${title}`,
      before: [`“${title}”, planned for ${when}, will not take place: its waiting list is closed. We are sorry.`],
      after: ['The next dates are on the page.'],
    }),
  },
};
