/** Matters an interview comes back to: words by which a question asks about one, and words by which an answer speaks of it. */
export type Theme = { asks: RegExp; tells: RegExp };

const theme = (asks: string, tells: string): Theme => ({
  asks: new RegExp(` (?:${asks}) `),
  tells: new RegExp(` (?:${asks}|${tells}) `),
});

export const themes: readonly Theme[] = [
  theme(
    'conflits?|desaccords?|tensions?|mesententes?',
    'mecontente?s?|crie\\w*|criait|hurl\\w*|enerve\\w*|agressi\\w+|fachee?s?|litige|disput\\w*|reproch\\w*|calm\\w+|opposition|pas d accord|clash',
  ),
  theme(
    'mecontente?s?|difficiles?|agressi\\w+|reclamations?|insatisfaite?s?',
    'plain\\w*|rembours\\w*|enerve\\w*|crie\\w*|calm\\w+|excus\\w+|ecout\\w+|colere|insult\\w+|litige|conflit|facheux|fachee?',
  ),
  theme(
    'echecs?|erreurs?|rate\\w*|regrett\\w+|trompee?',
    'perdu\\w*|oubli\\w+|manque\\w*|refus\\w+|faute|corrig\\w+|mauvais\\w*|appris|retard',
  ),
  theme(
    'stress|pression|urgences?|imprevus?|affluence|rush',
    'vite|delais?|priori\\w+|calme|debord\\w+|absen\\w+|en meme temps|coup de feu|retard|panne|midi|rush|monde|respir\\w+|noel|soldes|samedi|urgent\\w*|dernier moment',
  ),
  theme(
    'equipes?|collegues?|collectif|collaborer|collaboration',
    'ensemble|nous|binome|entraid\\w*|aid\\w+|reunion|chef|releve|transmission\\w*|remplac\\w+|ambiance|partag\\w+',
  ),
  theme(
    'organis\\w+|priorites?|planning|planifi\\w+|gerez vous votre temps|emploi du temps',
    'liste|tableau|matin|urgent\\w*|d abord|ordre|avance|agenda|delai\\w*|planning|note|tournee|semaine',
  ),
  theme(
    'reussites?|fiere?s?|realisations?|succes|accompli',
    'reussi\\w*|obtenu\\w*|gagn\\w+|resultat\\w*|atteint|depass\\w+|monte|cree|ouvert',
  ),
  theme(
    'initiatives?|amelior\\w+|propos\\w+|innov\\w+|changement\\w*|chang\\w+',
    'idees?|mis en place|propose\\w*|invent\\w+|cree\\w*|gagn\\w+|simplifi\\w+|nouveau\\w*|nouvelle\\w*|adapt\\w+|fiche|tableau',
  ),
  theme(
    'apprendre|appris|apprentissage|form\\w+|progress\\w+',
    'stage|cours|diplome|seule?|tuto\\w*|apprend\\w*|tuteur|collegue|lu|exerc\\w+',
  ),
  theme(
    'securite|accidents?|dangers?|risques?|hygiene|haccp|tracabilite',
    'epi|casque|gants|consigne\\w*|protocole|nettoy\\w+|desinfect\\w+|balis\\w+|procedure|chute|norme\\w*|haccp|temperature\\w*|controle\\w*|registre',
  ),
  theme(
    'clients?|clientele|usagers?|patients?|residents?|public|accueil\\w*',
    'client\\w*|patient\\w*|resident\\w*|famille\\w*|eleve\\w*|accueil\\w*|conseil\\w*|vendu|vente|besoin\\w*|demande\\w*|ecout\\w+|satisf\\w+',
  ),
  theme(
    'manag\\w+|encadr\\w+|diriger|responsable d equipe|deleg\\w+|motiver',
    'equipe|personnes|entretien\\w*|form\\w+|planning|confie\\w*|point|reunion|recrut\\w+|exemple',
  ),
  theme(
    'pretentions?|salaire|remuneration',
    'euro\\w*|brut\\w*|net\\w*|fourchette|convention|grille|mensuel|annuel|smic|salaire',
  ),
  theme(
    'disponib\\w+|preavis|horaires?|commencer',
    'lundi|semaine\\w*|mois|immediat\\w*|preavis|de suite|disponible|heure|nuit\\w*|week|matin',
  ),
  theme(
    'qualites?|points? forts?|atouts?|forces?',
    'rigoureu\\w+|organis\\w+|ponctuel\\w*|patien\\w+|autonom\\w+|serieu\\w+|ecoute|calme|fiable|reconnue?|precis\\w*',
  ),
  theme(
    'defauts?|points? faibles?|progres',
    'tendance|du mal|trop|deleguer|impatien\\w+|perfection\\w+|timid\\w+|dire non|stress\\w*|travaille dessus',
  ),
  theme(
    'quitt\\w+|depart|changer de|reconversion',
    'envie|evolu\\w+|nouve\\w+|contrat|ferm\\w+|cdd|fin|projet|autre|horizon|perspective\\w*|licenci\\w+',
  ),
  theme(
    'attire\\w*|motiv\\w+|interess\\w+|pourquoi ce|pourquoi notre|pourquoi nous|pourquoi cette|pourquoi voulez|pourquoi souhaitez|pourquoi postul\\w+',
    'plait|aime|envie|votre|vos|valeurs?|projet\\w*|proche|metier|annonce|apporter|correspond\\w*|experience',
  ),
  theme(
    'parlez moi de vous|presentez vous|votre parcours|qui etes vous',
    'je suis|ans|experience\\w*|diplom\\w*|forma\\w+|travaill\\w+|metier|poste|cherche|souhaite',
  ),
  theme(
    '(?:#|cinq|dix) ans|avenir|projet professionnel|evoluer',
    'responsab\\w+|evolu\\w+|form\\w+|equipe|apprendre|maitris\\w+|devenir|encadr\\w+|specialis\\w+|long terme',
  ),
  theme(
    'outils?|logiciels?|informatique|numerique',
    'excel|sage|sap|tableau\\w*|logiciel\\w*|application|word|caisse|wms|crm|code|donnees|saisi\\w*',
  ),
  theme(
    'qualite|controle|verifi\\w+|rigueur|precision',
    'verifi\\w+|relis|relu|double|ecart\\w*|erreur\\w*|controle\\w*|check|conforme\\w*|liste|mesur\\w+',
  ),
];

/** Words of work that any honest answer holds some of. */
export const workWords =
  / (?:travail\w*|poste|metier|equipe\w*|collegue\w*|chef\w*|client\w*|patient\w*|resident\w*|eleve\w*|entreprise|chantier\w*|stage|mission\w*|planning|projet\w*|service|magasin|atelier|commande\w*|dossier\w*|formation|diplome\w*|experience\w*|contrat|reunion\w*|machine\w*|stock\w*|livraison\w*|fournisseur\w*|caisse|cuisine|facture\w*|qualite|securite|responsable\w*|patron\w*|boite|boulot|emploi\w*|produits?|temperature\w*|classeur|registre|demission\w*|licenci\w+|direct(?:eur|rice)|employeur\w*|horaire\w*|competence\w*|objectif\w*|delai\w*|procedure\w*|logiciel\w*|vente\w*|soin\w*|transmission\w*|logistique|production|tache\w*|candidat\w*|annonce|cariste|quai|comptab\w+|bilan\w*|cap|bts|bac|permis|intervention\w*|panne\w*|usager\w*|famille\w*) /g;

/** Words of one's own time. */
export const leisureWords =
  / (?:foot|football|match|pizzas?|cousins?|chiens?|chats?|television|tele|series?|films?|cinema|musique|jeux|console|vacances|plage|piscine|barbecue|week end|dimanche|copains?|copines?|potes?|mamie|papi|netflix|concert|peche|chasse|dormir|sieste|recette|meteo|anniversaire)(?= )/g;
