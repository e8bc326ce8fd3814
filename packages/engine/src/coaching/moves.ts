import { ownAction, timeCue } from '../interviews/feedback/clause-cues.ts';

/** What somebody does by saying something. */
export type MoveId =
  | 'figure'
  | 'ask'
  | 'argument'
  | 'proof'
  | 'question'
  | 'silence'
  | 'acknowledge'
  | 'counterpart'
  | 'exchange'
  | 'nextStep'
  | 'fact'
  | 'speaksForSelf'
  | 'request'
  | 'support'
  | 'thanks'
  | 'onCase'
  | 'apology'
  | 'softener'
  | 'threat'
  | 'need'
  | 'compare'
  | 'concession'
  | 'underTarget'
  | 'atFloor'
  | 'accusation'
  | 'judgement'
  | 'generality'
  | 'order'
  | 'minimise'
  | 'blame'
  | 'long';

export type Move = {
  id: MoveId;
  /** On words without accents nor punctuation; the others are read in `read-turn.ts`. */
  pattern?: RegExp;
  track?: 'negotiation' | 'leadership';
  /** What is told of having done it; `bad` moves are to be said otherwise. */
  good?: string;
  bad?: string;
  /** What is told where it was expected and is not there. */
  missing?: string;
};

const day = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';

/** The first ones weigh most: of several remarks those are kept. */
export const moves: readonly Move[] = [
  {
    id: 'threat',
    pattern:
      / (?:sinon (?:je|j|tu|vous|c|on|ca)|je (?:vais |compte |peux )?(?:demissionn\w+|quitter la boite|quitter l entreprise)|je (?:pars|partirai|vais partir|m en vais|vais voir ailleurs|vais aller ailleurs|claque la porte)|a prendre ou a laisser|c est (?:ca|oui) ou (?:rien|non|je|la porte)|pru\w* ?hom\w+|mon avocat|aux? tribuna\w+|(?:vous le|tu le) regrett\w+|dernier avertissement|(?:vous etes|tu es) vire\w*|(?:prenez|prends) la porte|(?:vous|tu) (?:allez|vas) voir|je (?:vous|te) (?:sanctionne|convoque|licencie))(?= )/g,
    bad: 'c’est une menace ou un ultimatum : l’autre se défend, et vous devrez peut-être la mettre à exécution. Dites plutôt ce que vous voulez et pourquoi.',
  },
  {
    id: 'accusation',
    track: 'leadership',
    pattern:
      / (?:(?:vous|tu) (?:ne |n )(?:\w+ )(?:jamais|rien|pas|plus|aucun\w*)|(?:vous|tu) (?:m |me |nous )?(?:etes|es|avez|as|faites|fais|arrivez|arrives|oubliez|oublies|laissez|laisses) (?:encore |vraiment )?(?:toujours|encore|jamais|trop|tout le temps|n importe quoi)|(?:vous|tu) (?:m|me|nous) (?:enerv\w+|dec\w+|ralenti\w+|met\w* en|fatigu\w+)|(?:vous|tu) exager\w+|(?:c est )?(?:de )?(?:votre|ta) faute|a cause de (?:vous|toi)|le probleme c est (?:vous|toi))(?= )/g,
    bad: 'la phrase accuse (« vous » ou « tu » suivi d’un reproche). Décrivez ce que vous avez vu, à la première personne.',
  },
  {
    id: 'judgement',
    track: 'leadership',
    pattern:
      / (?:paresseu\w+|feignant\w*|faineant\w*|nul(?:le)?s?(?! (?:doute|part|besoin))|incompetent\w*|incapable\w*|pas (?:tres |assez )?(?:serieu\w+|professionnel\w*|motive\w*|fiable\w*|impliqu\w+)|immature\w*|mauvaise (?:foi|volonte|attitude)|negligent\w*|desinvolte\w*|je m en foutis\w+|desorganise\w*|insupportable\w*|catastroph\w+|inadmissible)(?= )/g,
    bad: 'ce mot juge la personne ; il ne dit pas ce qu’elle a fait. Remplacez-le par un fait.',
  },
  {
    id: 'atFloor',
    bad: 'vous avez donné votre minimum : la discussion ne remontera plus. Gardez-le pour vous.',
  },
  {
    id: 'underTarget',
    bad: 'vous demandez moins que ce que vous visez, avant même que l’on vous réponde.',
  },
  {
    id: 'concession',
    track: 'negotiation',
    bad: 'vous cédez sans rien demander en face. Chaque pas en arrière s’échange : une date, une prime, un jour de télétravail, un écrit.',
  },
  {
    id: 'order',
    track: 'leadership',
    pattern:
      / (?:(?:vous|tu) (?:devez|dois)|il (?:faut|va falloir) que (?:vous|tu)|c est comme ca|c est un ordre|point final|un point c est tout|debrouill\w+|sans discuter|je ne veux rien savoir)(?= )/g,
    bad: 'un ordre arrête la discussion. Demandez, dites pourquoi, et laissez répondre.',
  },
  {
    id: 'blame',
    track: 'leadership',
    pattern:
      / (?:c est (?:pas moi|la direction qui|le siege qui|la faute d\w*)|ce n est pas (?:moi|ma faute|ma decision)|on m a (?:oblige\w*|force\w*)|je n y (?:suis|peux) (?:pour )?rien|moi je n aurais)(?= )/g,
    bad: 'vous vous défaussez : on attend de vous que vous portiez la décision, même si elle vient d’ailleurs.',
  },
  {
    id: 'minimise',
    track: 'leadership',
    pattern:
      / (?:c(?: n)? est (?:pas|rien)(?: si)? grave|ne vous inquietez pas|ne t inquiete pas|t inquiete|ca va (?:aller|passer)|ca (?:ira|passera)|il y a pire|c est pour (?:votre|ton) bien|rassur\w+ (?:vous|toi)|relativis\w+)(?= )/g,
    bad: 'cela minimise ce que l’autre va ressentir. Nommez la difficulté, puis dites ce que vous ferez.',
  },
  {
    id: 'need',
    track: 'negotiation',
    pattern:
      / (?:j ai besoin d (?:argent|plus)|j ai (?:vraiment )?besoin|mon loyer|mes? credits?|mon credit|le cout de la vie|l inflation|tout augmente|je n y arrive plus|j y arrive plus|fins? de mois|mes enfants|ma situation (?:personnelle|familiale)|je (?:le )?merite)(?= )/g,
    bad: 'c’est un besoin, pas une raison pour l’employeur. Parlez de ce que votre travail lui apporte.',
  },
  {
    id: 'compare',
    track: 'negotiation',
    pattern:
      / (?:collegues?|les autres|tout le monde|un autre|le nouveau|la nouvelle) (?:\w+ ){0,3}(?:gagn\w+|touch\w+|pay\w+|augment\w+)(?= )/g,
    bad: 'se comparer à un collègue déplace la discussion sur lui. Comparez votre poste à ce qu’il était, ou au marché.',
  },
  {
    id: 'apology',
    pattern:
      / (?:(?:je suis )?(?:vraiment )?desolee?(?: de)?|excusez moi|excuse moi|je m excuse|pardon(?:nez moi|ne moi)?|je (?:ne )?(?:veux|voudrais|voulais) pas (?:vous |te )?(?:deranger|embeter|ennuyer|abuser|exagerer|paraitre)|je sais que ce n est pas le (?:bon )?moment|c est peut etre (?:beaucoup|trop))(?= )/g,
    bad: 'vous vous excusez de demander ou de dire. Ce que vous faites est normal : commencez par le fond.',
  },
  {
    id: 'softener',
    pattern:
      / (?:peut etre|eventuellement|si (?:jamais )?c (?:est|etait) possible|si possible|un petit peu|un tout petit|une petite|je ne sais pas (?:trop )?si|j aurais (?:aime|voulu|souhaite)|on pourrait peut etre|j osais?|enfin bref)(?= )/g,
    bad: 'ce mot affaiblit votre phrase. Retirez-le : la demande reste polie sans lui.',
  },
  {
    id: 'generality',
    track: 'leadership',
    pattern: / (?:toujours|jamais|a chaque fois|tout le temps|sans arret|tout le monde le (?:dit|sait|voit))(?= )/g,
    bad: 'cette généralité appelle un contre-exemple. Un seul fait daté suffit.',
  },
  {
    id: 'long',
    bad: 'votre réponse est longue : l’autre n’en retiendra qu’une idée, et pas forcément la vôtre. Une idée, une phrase.',
  },
  {
    id: 'proof',
    track: 'negotiation',
    good: 'un résultat chiffré : c’est l’argument que l’on ne peut pas écarter.',
    missing: 'Appuyez votre demande sur un résultat avec un chiffre.',
  },
  {
    id: 'ask',
    track: 'negotiation',
    pattern:
      / (?:je (?:vous )?(?:demande|souhaite|souhaiterais|voudrais|veux|vise|propose|sollicite)|j (?:aimerais|attends|envisage)|ma demande|mon objectif|je suis (?:la )?pour (?:vous )?(?:demander|parler)|pouvons nous|pourrions nous|est il possible)(?= )/g,
    good: 'vous dites clairement ce que vous demandez.',
    missing: 'Dites en une phrase ce que vous demandez : « je demande… ».',
  },
  {
    id: 'figure',
    track: 'negotiation',
    good: 'vous donnez un montant précis : la discussion part de votre chiffre.',
    missing: 'Donnez votre chiffre : sans lui, c’est l’autre qui fixera le point de départ.',
  },
  {
    id: 'exchange',
    track: 'negotiation',
    good: 'vous ne cédez pas, vous échangez.',
    missing: 'Demandez quelque chose en échange : une prime, une date de révision, un jour de télétravail.',
  },
  {
    id: 'counterpart',
    track: 'negotiation',
    pattern:
      / (?:en echange|en contrepartie|a (?:la )?condition|si vous|prime\w*|teletravail\w*|tickets? restaurant|jours? de (?:conge|repos|rtt)|clause|revision|avenant|formation|un point dans|part variable|interessement|date de depart|preavis|lettre de recommandation)(?= )/g,
    good: 'vous ouvrez une autre porte que le montant.',
    missing: 'Proposez une contrepartie : une autre façon d’arriver au même accord.',
  },
  {
    id: 'argument',
    track: 'negotiation',
    pattern: new RegExp(
      `${ownAction.source.trimEnd()}(?= )| (?:j (?:encadre|assure|anime)|je (?:gere|forme|remplace|pilote|encadre|tiens|suis (?:le seul|la seule|titulaire|diplomee?|certifiee?))|mes resultats|mon diplome|depuis (?:#|un|une)|# ans d experience|a permis|ont permis|grace a (?:moi|mon|ma|mes|ce|ca))(?= )`,
      'g',
    ),
    good: 'vous parlez de ce que vous avez fait.',
    missing: 'Dites ce que vous avez fait, avec un exemple.',
  },
  {
    id: 'fact',
    track: 'leadership',
    pattern: new RegExp(
      `${timeCue.source}| #(?= )| (?:hier|ce matin|aujourd hui|la semaine (?:derniere|passee)|le mois dernier|lors d\\w+|pendant la|en reunion|au comptoir|a la reunion|le dossier|le rapport|la livraison|le planning)(?= )`,
      'g',
    ),
    good: 'un fait précis, que l’autre peut vérifier.',
    missing: 'Donnez un fait : un jour, un nombre, une situation que vous avez vue.',
  },
  {
    id: 'speaksForSelf',
    track: 'leadership',
    pattern:
      / (?:j ai (?:vu|constate|remarque|observe|note|lu|entendu|recu|compris|ressenti|besoin|pris|decide)|je (?:vois|constate|remarque|observe|ressens|me sens|suis (?:inquiete?|genee?|surprise?|embarrassee?)|souhaite|voudrais|m inquiete|compte|prends|porte|assume)|j (?:aimerais|entends|ai)|pour moi|de mon cote)(?= )/g,
    good: 'vous parlez en votre nom, sans accuser.',
    missing: 'Commencez par « je » : ce que vous avez vu, ce que cela vous fait.',
  },
  {
    id: 'question',
    good: 'vous posez une question et laissez l’autre répondre.',
    missing: 'Posez une question ouverte : vous saurez ce qui bloque.',
  },
  {
    id: 'acknowledge',
    pattern:
      / (?:je (?:vous |te )?comprends|j entends|je vois (?:bien|ce que)|vous avez raison|tu as raison|je sais que|je mesure|c est (?:vrai|difficile|dur|legitime|normal)|merci de me le dire|je (?:vous|t) ecoute|prenez le temps|prends le temps)(?= )/g,
    good: 'vous montrez que vous avez entendu, avant de répondre.',
    missing: 'Reprenez d’abord ce que l’autre vient de dire : « je comprends que… ».',
  },
  {
    id: 'request',
    track: 'leadership',
    pattern:
      / (?:je (?:vous|te) (?:propose|demande|confie|suggere)|je propose|on (?:convient|se met d accord|pourrait|essaie)|nous (?:pourrions|pouvons|convenons|allons)|pouvez vous|peux tu|pourriez vous|pourrais tu|convenons|j attends|ce que (?:je|j) (?:attends|souhaite|demande|propose)|l objectif est|le resultat attendu)(?= )/g,
    good: 'vous demandez quelque chose de précis.',
    missing: 'Terminez par une demande précise : qui fait quoi.',
  },
  {
    id: 'nextStep',
    pattern: new RegExp(
      ` (?:on (?:fait|refait|fera) (?:un |le )?point|on se (?:revoit|reparle|retrouve)|d ici|avant (?:le|la|lundi|vendredi|fin)|dans # (?:jours?|semaines?|mois)|(?:la semaine|le mois) prochaine?|chaque semaine|(?:on|nous|d ici|avant|point|revoit|reparle|reponse|repondre|ecrit|pour) (?:\\w+ ){0,3}${day}|${day} prochain|demain|rendez vous|echeance|pour le #|par ecrit|par mail|une date|quand (?:pouvez|pourrez|aurez|me))(?= )`,
      'g',
    ),
    good: 'vous fixez la suite.',
    missing: 'Fixez la suite : une date, un écrit, un point.',
  },
  {
    id: 'support',
    track: 'leadership',
    pattern:
      / (?:je (?:serai|reste) (?:la|disponible)|je suis (?:disponible|a vos cotes|a tes cotes|la si|la pour (?:vous|toi))|je (?:vous|t) (?:accompagne\w*|aide\w*|soutien\w*)|je (?:vous|te) laisse|je m engage|ce que je peux|vous (?:aurez|avez) (?:acces|le temps|mon)|tu (?:auras|as) (?:le temps|acces|mon)|ensemble|on va (?:chercher|trouver|regarder))(?= )/g,
    good: 'vous dites ce que vous ferez, vous.',
    missing: 'Dites ce que vous apportez : du temps, un appui, une réponse à une date.',
  },
  {
    id: 'thanks',
    track: 'leadership',
    pattern: / (?:merci|je (?:vous|te) remercie|bravo|j apprecie|beau travail|bon travail|bien joue)(?= )/g,
    good: 'vous reconnaissez ce qui va bien.',
    missing: 'Dites aussi ce qui va bien, avec un exemple.',
  },
  {
    id: 'onCase',
    good: 'vous allez droit au sujet.',
    missing: 'Nommez le sujet dès la première phrase.',
  },
  { id: 'silence', good: 'vous laissez le silence travailler pour vous.' },
];

export const moveOf = new Map(moves.map((move) => [move.id, move]));
