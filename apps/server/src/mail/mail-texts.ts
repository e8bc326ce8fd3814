import { productName } from '@coach/contracts/brand';
import type { Language } from '@coach/contracts/language';
import { writeCommunityNews } from './community-texts.ts';
import type { CommunityNews, MailContent, OperatorRequest, Reminder, SubscriptionNews } from './mail.ts';
import { writeOperatorRequest } from './operator-texts.ts';
import { isReminder, writeReminder } from './reminder-texts.ts';
import { writeSubscriptionNews } from './subscription-texts.ts';

export type Written = {
  subject: string;
  paragraphs: { before: string[]; after: string[] };
  action: { label: string } | null;
};

export type MailTexts = {
  greeting(name: string): string;
  /** Between a label and what it announces. */
  colon: string;
  fallback: string;
  why: string;
  /** Of a mail that one may do without. */
  leave: string;
  of(content: MailContent): Written;
};

/** The mails in both languages. */
export const mailTexts: Record<Language, MailTexts> = {
  fr: {
    greeting: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
    colon: '\u00a0:',
    fallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
    why: 'Vous recevez ce message parce que votre adresse a été donnée sur',
    leave: 'Ne plus recevoir ce genre d’e-mail',
    of: (content) => write('fr', content, french),
  },
  en: {
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    colon: ':',
    fallback: 'If the button does not work, copy this address into your browser:',
    why: 'You receive this message because your address was given at',
    leave: 'Receive this kind of e-mail no more',
    of: (content) => write('en', content, english),
  },
};

type AccountMail = Exclude<MailContent, SubscriptionNews | OperatorRequest | CommunityNews | Reminder>;

function write(language: Language, content: MailContent, own: Record<AccountMail['kind'], Written>): Written {
  if ('tab' in content) return writeCommunityNews(language, content);
  if (isReminder(content)) return writeReminder(language, content);
  if ('plan' in content) return writeSubscriptionNews(language, content);
  return content.kind === 'operator_request' ? writeOperatorRequest(content) : own[content.kind];
}

const french: Record<AccountMail['kind'], Written> = {
  confirm_email: {
    subject: `Confirmez votre adresse e-mail – ${productName}`,
    paragraphs: {
      before: [
        `Bienvenue sur ${productName}. Il ne reste qu’un geste\u00a0: confirmer que cette adresse est bien la vôtre.`,
      ],
      after: [
        'Ce lien est valable une heure et ne sert qu’une fois.',
        'Si vous n’avez pas créé de compte, ignorez ce message\u00a0: rien ne se passera.',
      ],
    },
    action: { label: 'Confirmer mon adresse' },
  },
  reset_password: {
    subject: `Choisissez un nouveau mot de passe – ${productName}`,
    paragraphs: {
      before: ['Vous avez demandé à changer votre mot de passe. Ce lien vous permet d’en choisir un nouveau.'],
      after: [
        'Ce lien est valable une heure et ne sert qu’une fois. Vos autres connexions seront fermées.',
        'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.',
      ],
    },
    action: { label: 'Choisir un nouveau mot de passe' },
  },
  password_changed: {
    subject: `Votre mot de passe a été modifié – ${productName}`,
    paragraphs: {
      before: [
        'Le mot de passe de votre compte vient d’être modifié et vos autres connexions ont été fermées.',
        'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe depuis la page de connexion, «\u202fMot de passe oublié\u202f».',
      ],
      after: [],
    },
    action: { label: 'Ouvrir la page de connexion' },
  },
};

const english: Record<AccountMail['kind'], Written> = {
  confirm_email: {
    subject: `Confirm your e-mail address – ${productName}`,
    paragraphs: {
      before: [`Welcome to ${productName}. One thing is left to do: confirm that this address is yours.`],
      after: [
        'This link works once, for an hour.',
        'If you did not create an account, ignore this message: nothing will happen.',
      ],
    },
    action: { label: 'Confirm my address' },
  },
  reset_password: {
    subject: `Choose a new password – ${productName}`,
    paragraphs: {
      before: ['You asked to change your password. This link lets you choose a new one.'],
      after: [
        'This link works once, for an hour. You will be signed out everywhere else.',
        'If you did not ask for anything, ignore this message: your password stays the same.',
      ],
    },
    action: { label: 'Choose a new password' },
  },
  password_changed: {
    subject: `Your password was changed – ${productName}`,
    paragraphs: {
      before: [
        'The password of your account has just been changed, and you were signed out everywhere else.',
        'If this was not you, ask for a new password at once from the sign-in page, “Forgotten password”.',
      ],
      after: [],
    },
    action: { label: 'Open the sign-in page' },
  },
};
