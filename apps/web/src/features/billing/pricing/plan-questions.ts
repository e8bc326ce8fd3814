import { monthlyLimit } from '@coach/contracts/limits';
import { graceDays } from '@coach/contracts/prices';
import { m } from '../../../paraglide/messages.js';

type PlanQuestion = { id: string; question: string; answer: string };

/** What is asked about plans and payments, on the page of the plans and in the help centre alike. */
export function planQuestions(): PlanQuestion[] {
  const count = monthlyLimit('cv_analysis', 'explorer') ?? 0;
  return [
    { id: 'carte', question: m.pricing_faq_card_q(), answer: m.pricing_faq_card_a({ count }) },
    { id: 'facturation', question: m.pricing_faq_billing_q(), answer: m.pricing_faq_billing_a() },
    { id: 'resilier', question: m.pricing_faq_cancel_q(), answer: m.pricing_faq_cancel_a() },
    { id: 'remboursement', question: m.pricing_faq_refund_q(), answer: m.pricing_faq_refund_a() },
    { id: 'changer-de-plan', question: m.pricing_faq_change_q(), answer: m.pricing_faq_change_a() },
    { id: 'paiement-refuse', question: m.pricing_faq_failed_q(), answer: m.pricing_faq_failed_a({ days: graceDays }) },
    { id: 'retour-des-credits', question: m.pricing_faq_credits_q(), answer: m.pricing_faq_credits_a() },
    { id: 'apres-l-abonnement', question: m.pricing_faq_after_q(), answer: m.pricing_faq_after_a() },
  ];
}
