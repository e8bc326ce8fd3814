import { productName } from '@coach/contracts/brand';
import { type Environment, takesPayments } from './config/env.ts';
import { modelAccessOf } from './ports/models/model-access.ts';

/** Says where the application answers and which defaults it runs on, in plain lines. */
export function printStart(env: Environment, state: { address: string | null; siteIsBuilt: boolean }): void {
  const lines = [
    '',
    `  ${productName} : ${env.APP_URL}`,
    ...(state.address === env.APP_URL
      ? []
      : [`  ${state.address ? `Écoute : ${state.address}` : 'Travaux de fond seulement'}`]),
    '',
    `  Base de données : ${env.DATABASE_URL ? 'PostgreSQL de DATABASE_URL' : `PostgreSQL intégré (${env.DATA_DIR}/postgres)`}`,
    `  Fichiers : ${env.S3_ENDPOINT ? `S3 (${new URL(env.S3_ENDPOINT).host}, ${env.S3_BUCKET})` : `dossier de données (${env.DATA_DIR}/files)`}`,
    '  Analyse : moteur intégré, sans service externe',
    `  Rédaction : ${writingOf(env)}`,
    `  Mails : ${env.SMTP_URL ? 'SMTP' : `boîte locale, à lire sur ${env.APP_URL}/boite-mail`}`,
    `  Paiements : ${paymentsOf(env)}`,
    ...(env.GOOGLE_CLIENT_ID ? ['  Connexion avec Google : activée'] : []),
    `  Secret des sessions : ${env.AUTH_SECRET ? 'AUTH_SECRET' : 'créé et gardé dans le dossier de données'}`,
    ...(env.APP_URL.startsWith('https:') && env.TRUST_PROXY === 0
      ? [
          '',
          "  APP_URL est en https, donc derrière un proxy, et TRUST_PROXY vaut 0 : tout le monde semble venir d'une même adresse.",
        ]
      : []),
    ...(state.siteIsBuilt ? [] : ['', "  Les pages ne sont pas encore construites : seule l'API répond."]),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function writingOf(env: Environment): string {
  const access = modelAccessOf(env);
  if (access)
    return `${access.model} (${new URL(access.baseUrl).host}) ; le moteur intégré prend le relais s’il ne répond pas`;
  const named = env.AI_PROVIDER !== undefined && env.AI_PROVIDER !== 'builtin';
  const alone = 'moteur intégré, sans service externe';
  return named || env.AI_MODEL ? `${alone} (AI_API_KEY manque : aucun modèle n’est interrogé)` : alone;
}

function paymentsOf(env: Environment): string {
  if (!takesPayments(env)) return 'démonstration, aucun paiement réel';
  return env.STRIPE_WEBHOOK_SECRET ? 'Stripe' : 'Stripe, sans STRIPE_WEBHOOK_SECRET : ses événements sont refusés';
}
