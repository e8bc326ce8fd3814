import type { Filled } from './fill-account.ts';

export type SamplePage = {
  /** As the declaration names it. */
  name: string;
  path: string;
  /** Seen by somebody who is not signed in. */
  isPublic?: true;
};

const open = (name: string, path: string): SamplePage => ({ name, path, isPublic: true });

/** The pages anybody reads: those RGAA names, and one of each kind. */
export const publicSample: readonly SamplePage[] = [
  open('Accueil', '/'),
  open('Centre d’aide et contact', '/resources'),
  open('Mentions légales', '/mentions-legales'),
  open('Confidentialité', '/confidentialite'),
  open('Cookies', '/cookies'),
  open('Accessibilité', '/accessibilite'),
  open('Plan du site', '/plan-du-site'),
  open('À propos', '/a-propos'),
  open('Tarifs', '/subscriptions'),
  open('Liste d’articles', '/conseils'),
  open('Article', '/conseils/trouver-l-etape-qui-bloque'),
  open('Page introuvable', '/nulle-part'),
  open('Connexion', '/auth'),
  open('Inscription', '/auth?tab=signup'),
  open('Mot de passe oublié', '/auth?view=forgotten'),
];

/** The pages of somebody signed in: at least one of each part, and every step of what has steps. */
export function ownSample(its: Filled): SamplePage[] {
  const page = (name: string, path: string): SamplePage => ({ name, path });
  return [
    page('Analyse : apporter', '/cv-crafting'),
    page('Analyse : ce qui a été compris', `/cv-crafting?document=${its.documentId}&etape=verification`),
    page('Analyse : résultat', `/cv-crafting?analyse=${its.analysisId}`),
    page('Analyse : CV optimisé', `/cv-crafting?analyse=${its.analysisId}&etape=telechargement`),
    page('Lettre : demande', '/cv-crafting?tab=motivation-letter'),
    page('Lettre : texte', `/cv-crafting?tab=motivation-letter&lettre=${its.letterId}`),
    page('Modèles : galerie', '/cv-crafting?tab=templates'),
    page('Modèles : un modèle', '/cv-crafting?tab=templates&modele=classic'),
    page('LinkedIn : nouvelle analyse', '/linkedin-improvement'),
    page('LinkedIn : résultat', `/linkedin-improvement?analyse=${its.linkedinId}`),
    page('Entretien : préparation', '/interview-coaching'),
    page('Entretien : question écrite', `/interview-coaching?session=${its.simulationId}`),
    page('Entretien : résultats', `/interview-coaching?session=${its.judgedId}&vue=resultats`),
    page('Entretien vocal', '/interview-coaching?tab=feedback'),
    page('Entretien vocal : question', `/interview-coaching?tab=feedback&session=${its.voiceId}`),
    page('Entretien : pitch', '/interview-coaching?tab=elevator-pitch'),
    page('Entretien : conseils', '/interview-coaching?tab=best-practices'),
    page('Conseils : bibliothèque', '/career-advice'),
    page('Conseils : article', '/career-advice?article=trouver-l-etape-qui-bloque'),
    page('Conseils : LinkedIn', '/career-advice?tab=linkedin'),
    page('Conseiller IA', '/career-advice?tab=advisor'),
    page('Conseiller IA : plan', `/career-advice?tab=advisor&plan=${its.planId}`),
    page('Salaires', '/career-advice?tab=salaries'),
    page('Coaching', '/career-advice?tab=coaching'),
    page('Coaching : dialogue', `/career-advice?tab=coaching&seance=${its.dialogueId}`),
    page('Communauté : ressources', '/resources-community'),
    page('Communauté : ateliers', '/resources-community?tab=workshops'),
    page('Communauté : réseau', '/resources-community?tab=networking'),
    page('Tableau de bord', '/dashboard'),
    page('Profil', '/dashboard/profile'),
    page('Profil : objectifs', '/dashboard/profile?tab=goals'),
    page('Profil : compétences', '/dashboard/profile?tab=skills'),
    page('Profil : préférences', '/dashboard/profile?tab=preferences'),
    page('Profil : compte', '/dashboard/profile?tab=account'),
    page('Documents', '/dashboard/documents'),
    page('Offres', '/dashboard/jobs'),
    page('Offres : tableau', '/dashboard/jobs?vue=tableau'),
    page('Offre', `/dashboard/jobs?offre=${its.jobId}`),
    page('Mes entretiens', '/dashboard/interviews'),
    page('Mes analyses LinkedIn', '/dashboard/linkedin'),
    page('Notifications', '/dashboard/notifications'),
    page('Abonnement', '/dashboard/subscription'),
    page('Paramètres', '/dashboard/settings'),
    page('Textes envoyés', '/dashboard/settings/transmissions'),
    page('Aide du compte', '/dashboard/help'),
  ];
}
