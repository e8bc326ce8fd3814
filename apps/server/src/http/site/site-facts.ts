import { missingFact, type SiteFacts } from '@coach/contracts/site-facts';
import { type Environment, takesPayments } from '../../config/env.ts';
import { modelAccessOf } from '../../ports/models/model-access.ts';

/** What the pages say of who runs this installation and with whom: the configuration's own words, else « à compléter ». */
export function siteFacts(env: Environment): SiteFacts {
  return {
    origin: env.APP_URL,
    operatorName: env.OPERATOR_NAME ?? missingFact,
    operatorAddress: env.OPERATOR_ADDRESS ?? missingFact,
    operatorEmail: env.OPERATOR_EMAIL ?? missingFact,
    operatorSiret: env.OPERATOR_SIRET ? grouped(env.OPERATOR_SIRET) : missingFact,
    hosting: env.HOSTING_NAME ?? missingFact,
    database: env.DATABASE_URL
      ? 'Un serveur PostgreSQL relié au site par l’éditeur'
      : 'Une base PostgreSQL tenue par l’application, sur son propre serveur',
    // Whoever wires another store names it here, and not before: a variable that is set reaches nobody.
    files: 'Le disque du serveur de l’application',
    writing: writingOf(env),
    speech: speechOf(env),
    payments: takesPayments(env)
      ? 'Stripe'
      : 'Aucun prestataire\u00a0: pas de paiement réel ici, et aucune carte demandée',
    mails: env.SMTP_URL
      ? `Le serveur ${new URL(env.SMTP_URL).hostname}`
      : 'Aucun prestataire\u00a0: ce site n’envoie pas de courriel',
    googleSignIn: env.GOOGLE_CLIENT_ID
      ? 'Google, si vous choisissez vous-même de vous connecter avec lui'
      : 'Aucune\u00a0: les comptes s’ouvrent par adresse e-mail et mot de passe',
  };
}

/** Who words texts, where a model is set; contact details are taken out before, and the scores stay here. */
function writingOf(env: Environment): string {
  const access = modelAccessOf(env);
  if (!access)
    return 'Aucun service extérieur\u00a0: l’analyse et les textes sortent du moteur intégré à l’application';
  const { hostname } = new URL(access.baseUrl);
  return `Le serveur ${hostname} (modèle ${access.model}), pour rédiger les textes, sans vos coordonnées\u00a0; l’analyse et les scores sortent du moteur intégré à l’application`;
}

/** Who hears recordings, where a model of speech is set. */
function speechOf(env: Environment): string {
  const server = env.AI_SPEECH_BASE_URL ?? env.AI_BASE_URL;
  if (!server || !(env.AI_TRANSCRIPTION_MODEL ?? env.AI_SPEECH_MODEL))
    return 'Aucun service extérieur\u00a0: celle de votre navigateur, avec votre accord';
  return `Le serveur ${new URL(server).hostname}, pour transcrire vos réponses et lire les questions`;
}

/** « 123 456 789 00012 ». */
function grouped(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}
