const buttons =
  /^(?:aller au contenu(?: principal)?|skip to content|localiser avec mappy|tout (?:accepter|refuser)|(?:continuer sans|j'?)\s?accepte\w*.*|parametrer (?:mes choix|les cookies)|postuler(?: maintenant| a cette offre| en (?:\d|un|deux|trois) (?:clics?|minutes?)| sur .{0,40})?|je (?:postule|candidate)|sauvegarder(?: l'offre| cette offre)?|partager(?: l'offre| cette offre)?(?: ?:.{0,20})?|recommander.{0,20}|accepter|refuser|en savoir plus|enregistrer(?: l'offre| cette offre)?|telecharge[rz] l'app\w*|signaler(?: cette offre| l'offre)?|imprimer|retour(?: aux resultats| a la liste| (?:a |aux )(?:toutes les )?offres)?|voir (?:plus|moins|l'offre)|afficher (?:plus|moins)|lire la suite|candidature simplifiee|se connecter|s'inscrire|connexion|creer (?:une|l'|mon)?\s?(?:alerte|compte)|activer l'alerte.*|recevez .{0,30}(?:offres|alertes).*|ajouter aux favoris|easy apply|apply(?: now)?|save|share|menu|rechercher|offres d'emploi|mon espace.*|precedent|suivant|copier le lien|envoyer(?: cette offre)? a un ami|traduire|facebook|linkedin|twitter|whatsapp|[a-z]{1,2}|[\W\d_]*)$/;
const meta =
  /^(?:(?:annonce|offre) (?:parue|publiee) (?:dans|sur) .{2,80}$)|^(?:publiee?|actualisee?|(?:derniere )?mise? a jour|diffusee?|mise? en ligne|posted|annonce diffusee?) (?:: ?)?(?:le|il y a|depuis|hier|aujourd'hui|ce jour|\d)|^(?:il y a|plus de|moins de) \d+ (?:jours?|heures?|semaines?|mois|candidat\w*)|^(?:offre n|reference|ref\b\.?|numero (?:de l')?offre|n° ?(?:d')?offre|id de l'offre|job id|code rome|identifiant)[^a-z]{0,4}.{0,40}$|^(?:annonce |offre )?vue? \d+ fois|^\d+ vues?$|^\d+ candidat|^(?:date limite|date de publication|date de parution)\b.{0,40}$|^(?:soyez|faites partie) .{0,30}premiers? (?:candidats?|a postuler)/;
/** « De : … <…@…> », « Objet : … » above an offer sent by mail. */
const mailHead =
  /^(?:(?:de|a|from|to|cc|envoye|sent|date) ?: .{0,120}(?:@|\d{4}|[a-z] [a-z])|(?:objet|sujet|subject) ?: )/;

const cookies =
  /\bne pas jeter sur la voie publique|\b(?:cookies|politique de confidentialite|mentions legales|donnees personnelles sont|cgu\b|tous droits reserves|all rights reserved|votre vie privee)/;

/**
 * Whether a folded line comes from the page around the offer: buttons, crumbs, cookies, hashtags, dates of posting, and
 * a menu at the top.
 */
export function isNoise(folded: string, atTop = false): boolean {
  if (folded.length > 240) return false;
  if (/^(?:#[\w-]+[\s,]*)+$/.test(folded)) return true;
  if (isCrumbs(folded) || cookies.test(folded) || (atTop && mailHead.test(folded))) return true;
  const parts = folded.split(/\s?[|·•]\s?|\s{2,}|\s[-–]\s/).filter((part) => part !== '');
  return parts.length > 0 && (parts.every((part) => isLabel(part)) || (atTop && isMenu(parts)));
}

/** « emploi-santé | Offres | CVthèque | Conseils »: the pages of a site side by side. */
function isMenu(parts: readonly string[]): boolean {
  return (
    parts.length > 2 &&
    parts.every((part, index) => pages.test(part) || isLabel(part) || (index === 0 && site.test(part)))
  );
}

/** « emploi-santé », « metiers.example »: the name of the site before its pages. */
const site = /^(?:emplois?|jobs?)[-a-z]*$|^[a-z-]+-(?:emplois?|jobs?)$|^[a-z-]+\.[a-z]{2,7}$/;

const pages =
  /^(?:accueil|(?:les |nos |toutes les )?(?:offres|emplois|jobs|agences|actualites|metiers)|cvtheque|conseils?(?: cv)?|recruteurs?|candidats?|entreprises?|espace (?:candidat|recruteur|client)|mes alertes.{0,6}|mes favoris|blog|faq|presse|agenda|menu|plan du site|trouver (?:un job|une entreprise))$/;

function isLabel(part: string): boolean {
  const bare = part.replace(/^[^a-z0-9]+|[^a-z0-9!)]+$/g, '');
  return buttons.test(bare) || meta.test(bare);
}

/** « Accueil > Offres > Santé > Infirmier » */
function isCrumbs(folded: string): boolean {
  // « CDI > 3 ans d’expérience » tells more than how many.
  const steps = folded.split(/\s[>›»/]\s(?!\d)/);
  // « Haute-Savoie > 74200 Thonon-les-Bains » tells where the post is.
  if (/\b\d{5} [a-z]/.test(steps.at(-1) ?? '')) return false;
  // « … le coût matière (2,85 € / jour / résident) » is a sentence.
  if (/[€(%]/.test(folded) && !/\s[>›»]\s/.test(folded)) return false;
  return (
    steps.length >= 3 ||
    (steps.length === 2 && /^(?:accueil|home|offres|emploi|emplois)$/.test((steps[0] as string).trim()))
  );
}
