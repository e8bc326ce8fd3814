import { productName } from '@coach/contracts/brand';
import type { Language } from '@coach/contracts/language';
import { tierDisplayName } from '@coach/contracts/tiers';
import type { SubscriptionNews } from './mail.ts';
import type { Written } from './mail-texts.ts';

/** The mails about a subscription, with its dates as they are in Paris. */
export function writeSubscriptionNews(language: Language, { kind, plan, at }: SubscriptionNews): Written {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date(at));
  return (language === 'fr' ? french : english)[kind](tierDisplayName(plan), day);
}

type Writers = Record<SubscriptionNews['kind'], (plan: string, day: string) => Written>;

const french: Writers = {
  subscription_started: (plan, day) => ({
    subject: `Votre abonnement ${plan} est actif – ${productName}`,
    paragraphs: {
      before: [
        `Votre abonnement ${plan} est actif. Tout ce qu’il comprend vous est ouvert dès maintenant.`,
        `Il se renouvelle le ${day}. Vous pouvez en changer ou le résilier à tout moment depuis votre espace, en trois clics.`,
      ],
      after: [],
    },
    action: { label: 'Voir mon abonnement' },
  }),
  subscription_cancelled: (plan, day) => ({
    subject: `Votre résiliation est enregistrée – ${productName}`,
    paragraphs: {
      before: [
        `Votre abonnement ${plan} est résilié. Il prend fin le ${day}\u00a0: jusque-là, vous gardez tous vos accès, et plus rien ne sera prélevé.`,
        'Ensuite, vos CV, vos analyses et vos offres restent dans votre compte, avec le plan gratuit Explorer.',
      ],
      after: [
        'Vous avez changé d’avis\u00a0? Vous pouvez reprendre votre abonnement depuis votre espace jusqu’à cette date.',
      ],
    },
    action: { label: 'Voir mon abonnement' },
  }),
  payment_failed: (plan, day) => ({
    subject: `Votre paiement n’a pas abouti – ${productName}`,
    paragraphs: {
      before: [
        `Le paiement de votre abonnement ${plan} n’a pas abouti. Rien n’est perdu\u00a0: vous gardez vos accès jusqu’au ${day}, le temps de mettre à jour votre moyen de paiement.`,
        'Sans paiement d’ici là, votre compte passe au plan gratuit Explorer. Vos documents restent les vôtres.',
      ],
      after: [],
    },
    action: { label: 'Mettre à jour mon paiement' },
  }),
};

const english: Writers = {
  subscription_started: (plan, day) => ({
    subject: `Your ${plan} subscription is active – ${productName}`,
    paragraphs: {
      before: [
        `Your ${plan} subscription is active. Everything it includes is open to you from now on.`,
        `It renews on ${day}. You can change or cancel it at any time from your account, in three clicks.`,
      ],
      after: [],
    },
    action: { label: 'See my subscription' },
  }),
  subscription_cancelled: (plan, day) => ({
    subject: `Your cancellation is recorded – ${productName}`,
    paragraphs: {
      before: [
        `Your ${plan} subscription is cancelled. It ends on ${day}: until then you keep all your access, and nothing more will be charged.`,
        'After that your CVs, analyses and offers stay in your account, on the free Explorer plan.',
      ],
      after: ['Changed your mind? You can resume your subscription from your account until that date.'],
    },
    action: { label: 'See my subscription' },
  }),
  payment_failed: (plan, day) => ({
    subject: `Your payment did not go through – ${productName}`,
    paragraphs: {
      before: [
        `The payment of your ${plan} subscription did not go through. Nothing is lost: you keep your access until ${day}, time enough to update your means of payment.`,
        'Without a payment by then, your account moves to the free Explorer plan. Your documents stay yours.',
      ],
      after: [],
    },
    action: { label: 'Update my payment' },
  }),
};
