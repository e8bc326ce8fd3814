import { m } from '../../paraglide/messages.js';
import { planQuestions } from '../billing/pricing/plan-questions.ts';

export type HelpEntry = {
  /** Names the answer in the address: `/resources#aide-…`. */
  id: string;
  question: string;
  answer: string;
};
export type HelpTopic = { id: string; title: string; entries: HelpEntry[] };

/** Every question of the help centre, by topic. */
export function helpTopics(): HelpTopic[] {
  return [startTopic(), cvTopic(), scoreTopic(), billingTopic(), jobsTopic(), accountTopic(), dataTopic()];
}

function startTopic(): HelpTopic {
  return {
    id: 'premiers-pas',
    title: m.help_start(),
    entries: [
      { id: 'service', question: m.help_start_what_q(), answer: m.help_start_what_a() },
      { id: 'sans-compte', question: m.help_start_account_q(), answer: m.help_start_account_a() },
      { id: 'gratuit', question: m.help_start_free_q(), answer: m.help_start_free_a() },
      { id: 'duree', question: m.help_start_time_q(), answer: m.help_start_time_a() },
      { id: 'sans-offre', question: m.help_start_offer_q(), answer: m.help_start_offer_a() },
    ],
  };
}

function cvTopic(): HelpTopic {
  return {
    id: 'cv',
    title: m.help_cv(),
    entries: [
      { id: 'formats', question: m.help_cv_formats_q(), answer: m.help_cv_formats_a() },
      { id: 'image', question: m.help_cv_scan_q(), answer: m.help_cv_scan_a() },
      { id: 'colonnes', question: m.help_cv_columns_q(), answer: m.help_cv_columns_a() },
      { id: 'corriger', question: m.help_cv_correct_q(), answer: m.help_cv_correct_a() },
      { id: 'plusieurs-cv', question: m.help_cv_several_q(), answer: m.help_cv_several_a() },
    ],
  };
}

function scoreTopic(): HelpTopic {
  return {
    id: 'score',
    title: m.help_score(),
    entries: [
      { id: 'calcul', question: m.help_score_score_q(), answer: m.help_score_score_a() },
      { id: 'meme-score', question: m.help_score_same_q(), answer: m.help_score_same_a() },
      { id: 'bon-score', question: m.help_score_good_q(), answer: m.help_score_good_a() },
      { id: 'credit', question: m.help_score_counts_q(), answer: m.help_score_counts_a() },
      { id: 'plus-de-credit', question: m.help_score_limit_q(), answer: m.help_score_limit_a() },
      { id: 'rien-d-invente', question: m.help_score_invent_q(), answer: m.help_score_invent_a() },
      { id: 'telecharger', question: m.help_score_download_q(), answer: m.help_score_download_a() },
      { id: 'ia', question: m.help_score_ai_q(), answer: m.help_score_ai_a() },
    ],
  };
}

function billingTopic(): HelpTopic {
  return { id: 'plans', title: m.help_billing(), entries: planQuestions() };
}

function jobsTopic(): HelpTopic {
  return {
    id: 'offres',
    title: m.help_jobs(),
    entries: [
      { id: 'ajouter-offre', question: m.help_jobs_add_q(), answer: m.help_jobs_add_a() },
      { id: 'adresse-refusee', question: m.help_jobs_blocked_q(), answer: m.help_jobs_blocked_a() },
      { id: 'suivi', question: m.help_jobs_follow_q(), answer: m.help_jobs_follow_a() },
    ],
  };
}

function accountTopic(): HelpTopic {
  return {
    id: 'compte',
    title: m.help_account(),
    entries: [
      { id: 'mot-de-passe-oublie', question: m.help_account_forgotten_q(), answer: m.help_account_forgotten_a() },
      { id: 'confirmation', question: m.help_account_confirm_q(), answer: m.help_account_confirm_a() },
      { id: 'mot-de-passe-refuse', question: m.help_account_password_q(), answer: m.help_account_password_a() },
      { id: 'deconnexion', question: m.help_account_logout_q(), answer: m.help_account_logout_a() },
      { id: 'appareils', question: m.help_account_devices_q(), answer: m.help_account_devices_a() },
      { id: 'e-mails', question: m.help_account_mails_q(), answer: m.help_account_mails_a() },
      { id: 'google', question: m.help_account_google_q(), answer: m.help_account_google_a() },
    ],
  };
}

function dataTopic(): HelpTopic {
  return {
    id: 'donnees',
    title: m.help_data(),
    entries: [
      { id: 'lecteurs', question: m.help_data_who_q(), answer: m.help_data_who_a() },
      { id: 'vente', question: m.help_data_sold_q(), answer: m.help_data_sold_a() },
      { id: 'export', question: m.help_data_export_q(), answer: m.help_data_export_a() },
      { id: 'suppression', question: m.help_data_delete_q(), answer: m.help_data_delete_a() },
      { id: 'cookies', question: m.help_data_cookies_q(), answer: m.help_data_cookies_a() },
    ],
  };
}
