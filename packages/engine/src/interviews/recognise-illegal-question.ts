import { foldText } from '../text/fold-text.ts';
import { fr } from '../writing/fr.ts';

export type IllegalGround =
  | 'family'
  | 'pregnancy'
  | 'age'
  | 'origin'
  | 'religion'
  | 'opinions'
  | 'union'
  | 'health'
  | 'sexuality'
  | 'appearance'
  | 'home'
  | 'money'
  | 'private';

/** Why a question may not be asked, and what one may answer. `article` is of the Code du travail. */
export type IllegalQuestion = { ground: IllegalGround; article: 'L1132-1' | 'L1221-6'; reason: string; answer: string };

const protectedBy = 'L1132-1';
const unrelatedBy = 'L1221-6';

type Rule = { ground: IllegalGround; words: RegExp; unless?: RegExp };

/** What the work itself may require: availability, the right to work, a licence, fitness said by the works doctor. */
const aboutTheJob =
  /\b(?:disponibl\w+|disponibilites?|horaires?|week-?ends?|astreintes?|deplacements?|mobile|mobilite|permis|decale\w*|prise de poste|preavis)\b/;

/** « Comment accueillez-vous un résident de confession différente ? » asks about the work. */
const aboutOthers =
  /\b(?:patient|resident|usager|client|eleve|beneficiaire|collaborateur|collegue|public|visiteur|voyageur|allocataire)(?:e?s|e)?\b|\b(?:accompagn|accueill|soign|encadr|surveill)\w*.{0,20}\benfants?\b|\b(?:une|d'une|les) (?:equipes?|candidate?s?|salariee?s?|personnes?)\b/;

const rules: Rule[] = [
  {
    ground: 'pregnancy',
    words:
      /\b(?:enceinte|grossesse|tomber enceinte|conge (?:de )?maternite|desir d'enfants?|(?:voulez|souhaitez|comptez|pensez|envisagez|prevoyez|projetez|desirez)[- ](?:vous|tu) (?:bientot )?(?:avoir |faire |d'avoir |a avoir )(?:un |des |d'autres |encore des )?(?:enfants?|bebes?)|fonder une famille|projets? (?:de |d')(?:maternite|enfants?|bebe|famille)|pilule|contracepti\w+|fausse couche|pma|fiv)\b/,
  },
  {
    ground: 'family',
    words:
      /\b(?:mariee?s?|celibataires?|divorcee?|pacsee?|en couple|veufs?|veuve|fiancee?|vivez[- ]vous seule?|(?:votre|ton) (?:mari|femme|conjointe?|compagnon|compagne|epou(?:x|se)|copain|copine)|situation (?:familiale|de famille|maritale|matrimoniale)|(?:avez|as|auriez)[- ](?:vous|tu) (?:deja )?(?:des enfants|un enfant)|combien (?:d'enfants|avez[- ]vous d'enfants)|ages? (?:de|ont) (?:vos|tes) enfants|(?:vos|tes|les) enfants (?:sont|quand ils|malades?)|qui (?:va )?garde\w* (?:vos|tes|les) enfants|(?:faire )?garder (?:vos|tes|les) enfants|enfants? (?:est|sont|tombe|etait) malades?|garde (?:de |d')(?:vos |tes |votre )?enfants?|mode de garde|enfants? a charge|mere celibataire|pere celibataire|nom de jeune fille|famille nombreuse|(?:vos|tes) parents (?:font|travaillent|sont)|que font (?:vos|tes) parents|profession de (?:vos|tes|votre) (?:parents?|pere|mere|conjointe?|mari|femme))\b/,
  },
  {
    ground: 'age',
    words:
      /\b(?:quel age|votre age|ton age|date de naissance|annee de naissance|en quelle annee (?:etes[- ]vous|es[- ]tu) nee?|trop (?:vieux|vieille|jeune|agee?)|quand (?:etes[- ]vous|es[- ]tu) nee?|(?:partez|prenez|partir|prendre)[- ]?(?:vous)?[- ]?(?:a )?(?:la |votre )?retraite|age de la retraite|menopause\w*)\b/,
    unless: /\b(?:plus de|au moins|moins de) (?:18|seize|dix-huit|21) ans\b/,
  },
  {
    ground: 'origin',
    words:
      /\b(?:votre|ton|quelle|quelles|vos|tes) (?:nationalite|origines?|origine ethnique|race|ethnie|pays d'origine|couleur de peau|nom de famille (?:vient|est))\b|\b(?:d'ou|de quel pays|de quelle origine) (?:vient|venez|viens|sont|etes|es|est|arrivent)(?!.{0,20}(?:motivation|passion|envie|interet|idee|gout))\b|\b(?:venez|viens)[- ](?:vous|tu) de quel pays|\b(?:nom|prenom|accent)\b.{0,20}\b(?:origine|d'ou|vient de quel pays|etranger|francais)\b|\b(?:langue maternelle|(?:naturalise|immigre|refugie)e?s?)\b|\bou (?:etes[- ]vous|es[- ]tu) nee?\b|\blieu de naissance\b|\b(?:vos|tes) parents (?:sont|viennent|etaient)[- ](?:ils )?(?:nes|francais|etrangers|de quel|d'ou)\b/,
    unless: /\b(?:droit de travailler|autorisation de travail|titre de sejour)\b/,
  },
  {
    ground: 'religion',
    words:
      /\b(?:religions?|religieu(?:x|se)s?|croyante?s?|pratiquante?s?|catholique|musulmane?|juive?|juif|protestante?|bouddhiste|athee|ramadan|careme|shabbat|sabbat|priere|priez|messe|mosquee|eglise|synagogue|voile(?:e)?|foulard|kippa|hallal|halal|casher|kasher|porc|croyances?|foi|confession|fetes religieuses)\b/,
    unless: /\b(?:bonne foi|fabricat\w+|charcuterie|decoupe|menuisier|toile|bateau|elevage|voile de|viande)\b/,
  },
  {
    ground: 'union',
    words:
      /\b(?:syndicats?|syndiquee?s?|syndicale?s?|syndicaux|greves?|greviste|prud'?hommes?|representante? du personnel|delegue\w? du personnel|(?:avez|as)[- ](?:vous|tu) deja (?:ete )?elue? au cse)\b/,
    unless:
      /\b(?:negoci\w+|dialogue social|relations? (?:sociales?|avec les)|animer|anime|copropriete|syndic|partenaires? sociaux|gerer|geriez|gere)\b/,
  },
  {
    ground: 'opinions',
    words:
      /\b(?:opinions? politiques?|(?:pour qui|que|qu'avez)[- ]?(?:avez[- ]|as[- ])?(?:vous|tu)?[- ]?(?:votez|votes?|vote)|votez[- ]vous|avez[- ]vous vote|parti politique|bord politique|de (?:gauche|droite) ou|militante?s?|milite[zs]?|engagement politique|convictions? (?:politiques?|philosophiques?|personnelles?)|president de la republique|gilets? jaunes?|franc[- ]macon\w*|dernieres elections|manifestations? politiques?)\b/,
  },
  {
    ground: 'health',
    words:
      /\b(?:(?:etat|probleme|soucis?|antecedents?|problemes) (?:de |medicaux|medical)(?:sante)?|(?:votre|ta) sante|malades?|maladies?|malade souvent|souvent (?:en arret|absente?)|arrets? (?:de travail|maladie)|handicape?e?|handicaps?|rqth|traitement medical|medicaments? (?:prenez|tous)|(?:prenez|prends)[- ](?:vous|tu) des medicaments|depressi\w+|depression|burn[- ]?out|psy(?:chologue|chiatre)?|operee?|hospitalisee?|cancer|diabet\w+|epilep\w+|allergies?|vih|sida|hepatite|drogues?|cannabis|alcool|fumez|fumeur|fumeuse|(?:consommez|buvez)[- ]vous|groupe sanguin|tests? genetiques?|poids)\b/,
    unless:
      /\b(?:personnes? (?:agees?|en situation)|maladies? (?:chroniques?|infectieuses?|des plantes|professionnelles?)|enfants? (?:en situation|malades? ou)|amenagements?|prevention|accueillir|accompagn\w+|prendre en charge|administr\w+|service (?:de )?psychiatrie|poids lourds?|charges? lourdes|vegeta\w+|cultures?|troupeau|animaux|vignes?|plantes?|vendre|vente|equipe)\b/,
  },
  {
    ground: 'sexuality',
    words:
      /\b(?:orientation sexuelle|homosexuel\w*|heterosexuel\w*|gay|lesbienne|bisexuel\w*|transgenre|(?:vie|moeurs?) (?:sexuelle|intime|amoureuse|sentimentale)|identite de genre|petite? amie?)\b/,
  },
  {
    ground: 'appearance',
    words:
      /\b(?:combien (?:pesez|mesurez)|(?:votre|ton) (?:poids|taille|physique|apparence)|tatouages?|tatouee?|piercings?|coupe de cheveux|maquill\w+|cheveux (?:naturels|crepus|longs)|perdre du poids|tour de (?:taille|poitrine))\b/,
    unless: /\b(?:clients?|clientes?|formee?|cap|institut|prestations?|techniques?|equipe|entreprise de)\b/,
  },
  {
    ground: 'home',
    words:
      /\b(?:proprietaire ou locataire|etes[- ]vous (?:proprietaire|locataire)|(?:dans )?quel quartier (?:habitez|vivez|venez)|(?:vivez|habitez)[- ](?:vous|tu) (?:seule?|chez (?:vos|tes) parents|en hlm|en cite|dans une cite|dans une banlieue|dans un foyer)|hebergee?|type de logement|sans domicile|logement social)\b/,
  },
  {
    ground: 'money',
    words:
      /\b(?:(?:votre|ta|quelle est votre) situation (?:financiere|bancaire)|dettes?|surendett\w+|credits? (?:en cours|a rembourser|immobilier)|interdit bancaire|compte en banque|combien gagne (?:votre|ton)|patrimoine|besoin d'argent|aides? sociales?|rsa\b|allocations?)\b/,
    unless:
      /\b(?:gestion de patrimoine|clients?|dossiers?|instruction|analyse|portefeuille|usagers?|beneficiaires?|allocataires?|accompagn\w+|conseiller|comptab\w+|recouvrement|fournisseurs?)\b/,
  },
  {
    ground: 'private',
    words:
      /\b(?:(?:votre|ton|vos|tes) (?:compte|comptes|profils?|mots? de passe|page) (?:facebook|instagram|tiktok|snapchat|personnels?|de reseaux sociaux)|mot de passe de (?:votre|vos|ton)|casier judiciaire|(?:avez|as)[- ](?:vous|tu) (?:deja )?(?:ete )?(?:condamnee?|arretee?|en prison|fait de la prison)|(?:etes|es)[- ](?:vous|tu) (?:deja )?allee? en prison|garde a vue|vie privee|que faites[- ]vous le soir|sortez[- ]vous (?:beaucoup|souvent|le soir))\b/,
    unless: /\b(?:agrement|carte professionnelle|habilitation|cnaps|moralite)\b/,
  },
];

const told: Record<IllegalGround, { article: IllegalQuestion['article']; what: string; answer: string }> = {
  family: {
    article: protectedBy,
    what: fr`votre situation de famille`,
    answer: fr`« Mon organisation personnelle me permet d’assurer les horaires du poste. »`,
  },
  pregnancy: {
    article: protectedBy,
    what: fr`une grossesse ou un projet d’enfant, que vous n’avez jamais à révéler (article L1225-2)`,
    answer: fr`« Ma vie personnelle est compatible avec ce poste ; parlons de ce que je peux y apporter. »`,
  },
  age: {
    article: protectedBy,
    what: fr`votre âge`,
    answer: fr`« Ce que mes années de travail m’ont appris pour ce poste, c’est… »`,
  },
  origin: {
    article: protectedBy,
    what: fr`votre origine ou votre nationalité`,
    answer: fr`« J’ai le droit de travailler en France », si c’est le cas : seul ce point regarde l’employeur.`,
  },
  religion: {
    article: protectedBy,
    what: fr`vos convictions religieuses`,
    answer: fr`« Je respecte les horaires et les règles de l’entreprise ; y a-t-il une contrainte particulière au poste ? »`,
  },
  opinions: {
    article: protectedBy,
    what: fr`vos opinions politiques`,
    answer: fr`« Je laisse mes opinions hors du travail. Revenons à la mission. »`,
  },
  union: {
    article: protectedBy,
    what: fr`votre engagement syndical ou votre droit de grève`,
    answer: fr`« Je préfère parler de la façon dont je travaille en équipe. »`,
  },
  health: {
    article: protectedBy,
    what: fr`votre santé ou un handicap ; l’aptitude est l’affaire du médecin du travail`,
    answer: fr`« Je suis en mesure d’assurer les tâches du poste. » Parler d’un aménagement reste votre choix.`,
  },
  sexuality: {
    article: protectedBy,
    what: fr`votre vie intime ou votre identité de genre`,
    answer: fr`« Cela relève de ma vie privée ; je vous parle volontiers de mon parcours. »`,
  },
  appearance: {
    article: protectedBy,
    what: fr`votre apparence physique`,
    answer: fr`« Quelles sont les exigences de tenue du poste ? Je m’y conformerai. »`,
  },
  home: {
    article: protectedBy,
    what: fr`votre lieu ou vos conditions de logement`,
    answer: fr`« Le trajet jusqu’à l’entreprise ne pose pas de difficulté. »`,
  },
  money: {
    article: unrelatedBy,
    what: fr`votre situation financière`,
    answer: fr`« Parlons plutôt de la rémunération prévue pour ce poste. »`,
  },
  private: {
    article: unrelatedBy,
    what: fr`votre vie privée`,
    answer: fr`« Je préfère répondre sur ce qui touche au poste. »`,
  },
};

/** Longest question looked at, in characters. */
const maxLength = 2_000;

/**
 * Recognises a question that a recruiter may not ask: it aims at what protects from discrimination (Code du travail,
 * L1132-1), or at what has no direct and necessary link with the job (L1221-6). null for a question that may be asked.
 */
export function recogniseIllegalQuestion(question: string): IllegalQuestion | null {
  const folded = foldText(question.slice(0, maxLength)).replace(/[’]/g, "'").replace(/\s+/g, ' ');
  const rule = aboutOthers.test(folded)
    ? undefined
    : rules.find(({ words, unless }) => words.test(folded) && !unless?.test(folded));
  if (!rule || (rule.ground === 'home' && aboutTheJob.test(folded))) return null;
  const { article, what, answer } = told[rule.ground];
  return {
    ground: rule.ground,
    article,
    reason: fr`La question porte sur ${what} : le recruteur n’a pas à la poser (article ${article} du Code du travail), et vous n’avez pas à y répondre.`,
    answer,
  };
}
