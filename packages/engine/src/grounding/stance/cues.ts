import { matchesOf } from '../../text/matches-of.ts';
import type { Reading } from '../text/read-text.ts';

/** What a turn of phrase does to the stance of the words after it (or before it). */
export type CueKind =
  | 'self'
  | 'firm'
  | 'mine'
  | 'weakSelf'
  | 'time'
  | 'you'
  | 'they'
  | 'aim'
  | 'lack'
  | 'reset'
  | 'lackBefore'
  | 'aimBefore'
  | 'youBefore'
  | 'maybe'
  | 'infinitive'
  | 'mineToo';

/** Turns of phrase on folded text, the first that fits at a place wins. Every repetition is bounded: linear. */
const patterns: [CueKind, string][] = [
  // « le salaire que vous annoncez »: said of the employer, before and after.
  [
    'youBefore',
    "\\b(?:que|qu'|dont|comme|auxquelles?|auxquels?) ?vous (?:ne |n')?(?:le |la |les |l'|en |y )?[a-z]{2,20}(?<!r)ez\\b|\\bcomme (?:le |l')?(?:prevoit|indique|precise|demande|annonce|mentionne) (?:votre|l'offre|l'annonce)" +
      // « l’astreinte d’un week-end sur quatre ne me fait pas peur »: a condition of the offer’s that is accepted.
      "|\\bne (?:me |m')(?:fait|font|fera|feront|effrai\\w+|intimid\\w+|inquiet\\w+|decourag\\w+|impressionn\\w+|frein\\w+|deplai\\w+|chang\\w+|pos\\w+|gen\\w+|derang\\w+|rebut\\w+) (?:pas|aucun\\w*|nullement)|\\bne (?:sont|est|serai\\w+|seront) (?:pas|en rien) (?:un |une )?(?:obstacle|probleme|frein|souci|difficulte)|\\bme rassur\\w+",
  ],
  // « … que je maîtrise », « je la possède », « c’est mon cas »: what the employer asks for is claimed.
  [
    'mineToo',
    "\\b(?:que|qu'|laquelle|lequel|lesquels) ?j(?:e |')(?:(?:la|le|les|l'|en|y|bien|deja) ?)?(?:maitrise|possede|connais|pratique|utilise|detiens|remplis|satisfais|ai (?=(?:deja |bien |pu |toujours |longtemps )?(?:acquis|obtenu|pratique|utilise|exerce|developpe|approfondi|appris|maitrise|valide|occupe|mis|mene|gere))|manie|exerce|parle)\\w*" +
      "|\\bje (?:la|le|les|l')(?: |(?<='))?(?:possede|maitrise|detiens|pratique|utilise|connais|remplis|parle|ai(?! (?:pas|(?:[a-z]+ )?depass))|suis(?! pas))\\b" +
      "|\\bj'en (?:ai(?! pas)|dispose|possede|justifie|suis|maitrise|remplis)\\b|\\bje les ai(?! pas)\\b|\\bje (?:possede|maitrise|detiens|connais|pratique|remplis) (?:les deux|l'un et l'autre|les trois|tout cela|cela|ces|ceci|toutes|tous)\\b" +
      "|\\bje (?:viens|venais) de (?:le|la|les|l') ?[a-z]{3,}|\\bje (?:la|le|les|l') ?(?!(?:decouvr|appren|ignor|lirai|voudrai|souhait|not|dis|di |sais|cherch)[a-z]*)[a-z]{3,}(?: (?:deja|donc|aussi))? (?:chaque (?:jour|semaine|matin)|tous les jours|au quotidien|quotidiennement|couramment|depuis)" +
      "|\\bc'est (?:mon cas|ce que je (?:fais|suis|maitrise)|justement ce que|precisement ce que)|\\btel est mon cas|\\bce qui est mon cas" +
      '|\\b(?:je remplis|je coche|je reponds a) (?:ces|cette|ce|toutes|tous)',
  ],
  // « J’ai bien noté que le poste est à pourvoir … »: what was read is the employer’s.
  [
    'you',
    "\\bj'(?:y |en )?ai (?:bien |aussi |egalement |deja )?(?:note|lu|vu|compris|retenu|releve|remarque) (?:(?:aussi |egalement |la |en outre )?(?:que |qu'|dans (?:votre|l'))|(?:l'|la |le |les |une? |ce |cet |cette |votre |vos )(?:horaire|amplitude|rythme|roulement|astreinte|prise de (?:poste|fonction)|date|demarrage|debut|duree|contrat|salaire|remuneration|fourchette|poste\\b|lieu|statut|periode|exigence|deplacement|mission))",
  ],
  // Wishes told with a possessive: « mon souhait », « mon intérêt pour »; « mes objectifs ont été dépassés » tells what was done.
  [
    'aim',
    "(?<!\\b(?:depuis|apres) )(?<!\\b(?:depass|attei|tenu|rempli|realis|explos|manqu|rate)[a-z]{0,4} )\\bm(?:on|a|es) (?:(?:profonde?|vi[fv]e?|grande?|prochaine?s?|seule?|futur[es]*|principal[es]*) )?(?:souhait|objectif(?!s? ?[^.;:!?]{0,60}\\b(?:ont|ai|avons|avais|etaient|etait|furent|sont|a) (?:[a-z]+ ){0,3}?(?:depasse|atteint|tenu|rempli|realise)e?s?\\b)|ambition|envie|but|volonte|interet|curiosite|motivation|attention|enthousiasme|candidature|attrait|desir|reve|gout|lettre|cv|curriculum|demarche|arrivee|integration|avenir|prise de (?:poste|fonction)|recherche|projet (?:est|serait|professionnel|d'avenir|de))s?\\b" +
      '|\\b(?:developper|elargir|etendre|enrichir|completer|acquerir|diversifier) m(?:es|on|a) (?:competence|connaissance|savoir|palette|technique|champ|horizon)[a-z-]*',
  ],
  [
    'firm',
    "\\bj'(?:ai|avais|eus)\\b(?! (?:eu )?(?:(?:tres|vraiment|grande?|toujours|aujourd'hui|maintenant|desormais|donc|aussi|egalement) )?(?:hate|envie|besoin|pour (?:objectif|ambition|projet|but|souhait)|le (?:souhait|desir|projet)|la volonte|l'(?:ambition|envie|intention)))" +
      "|\\bm'(?:a|ont|avait|avaient) (?:\\w{2,14} ){0,2}?(?:confie|forme|permis|appris|embauche|recrute|employe|nomme|promu|conduit|mene|donne|amene|offert|charge|fait|valu|enseigne|remis|delivre|decerne)\\w*",
  ],
  // « Symfony et Redis me sont familiers »
  [
    'firm',
    '\\bme (?:est|sont) (?:(?:tous|toutes|tres|bien|deja|donc|aussi|egalement|deux|trois|quatre|devenue?s?|parfaitement) ){0,3}(?:familie\\w+|connue?s?|acquise?s?)\\b',
  ],
  [
    'self',
    "\\b(?:je |j')(?:vous |leur |lui )?(?:apporte|offr|mettr|fer|partag|transmett|dispose|valorise|maitrise|possede|justifie)\\w*rais?\\b|\\bje (?:g|op|lib|accel|recup|coop|consid|gen|mod)erai\\b" +
      '|\\bvous (?:trouverez|disposerez|beneficierez|gagnerez|pourrez|verrez|constaterez|decouvrirez|apprecierez|noterez|aurez|recruterez|pourriez|trouveriez|auriez|beneficieriez|remarquerez|lirez)\\b' +
      '|(?<!\\b(?:a|de|pour|par|avec|chez) )\\bvotre (?:futur|prochain)e? (?![^.;:,]{2,50} m(?:e |\\W)(?:tent|plai|attir|interess|enthousiasm|parle\\b|motiv|sedui|intrigu|donn|stimul))|\\bvous (?:faire (?:part|beneficier|profiter)|apporter|proposer|offrir)\\b',
  ],
  [
    'aim',
    "\\b(?:je |j')(?:ne )?(?:me |m'|vous |y |n'ai qu'une )?(?:souhait|voudr|aimer|desir|esper|cherch|recherch|ambition|rev(?=e|ais)|v(?=eux|oulais)|envisag|projet|aspir|vis(?=e\\b|ais\\b)|ti(?=ens a)|postul|candidat|sollicit|prevoi|rejoui|attend|propose ma|adresse ma|compte (?=\\w{2,20}(?:er|ir|re)\\b|bien)|demande qu'a)\\w*" +
      "|\\b(?:je |j')(?:ne |n')?(?:me |m'|vous |y |m'y |l'|le |la |les )?(?:\\w{2,20}(?:er|(?:ou|n|l|u)dr|ttr|(?:vr|fr|st|ss|n|rt)ir)|ser|aur|saur|fer|ir|verr|pourr|devr|enverr|reviendr)ais?\\b" +
      '|\\b(?:puis|pourrais|pourrions|dois|saurais)-(?:je|nous)\\b' +
      // « je peux venir à Vannes pour visiter le service »: how one may be met.
      '|\\bje (?:peux|pourrai|pourrais) (?:aussi |donc |bien sur |tout a fait |facilement )?(?:venir|passer|me rendre|me deplacer|me liberer|vous (?:rencontrer|rejoindre|rappeler|appeler|recevoir|retrouver))\\b' +
      "|\\bje suis (?:tout a fait )?d'accord (?:pour|avec) |\\bje (?:vous ecris|me presente|me propose|vous contacte) pour (?:la |le |un |une |ce |cette )(?:place|poste|emploi|offre|annonce|mission)|\\bil s'agirait\\b|\\bne demand\\w+ qu'a\\b|\\bqu'une envie\\b" +
      '|\\bje (?:marche|avance|chemine|progresse|me dirige|tends|cours|m.achemine|me tourne|m.oriente) vers\\b|\\b(?:souhaitant|desirant|voulant|esperant|cherchant|recherchant|aspirant|envisageant)\\b' +
      "|\\b(?:desireu\\w{1,2}|soucieu\\w{1,2}|curieu\\w{1,2}|heureu\\w{1,2}|ravie?|impatiente?|motivee?|passionnee?|interessee?|attiree?|seduite?|enthousiaste|prete?|disponible|candidate?|mobile) (?:par|pour|de|d'|a|sur|dans|au|aux|en)\\b|\\bdisposee? (?:a|au|aux)\\b" +
      "|\\b(?:au sujet|a propos) (?:du |de |de l'|de la |de votre )(?:poste|offre|annonce|emploi)\\b|\\bje m'engage (?:a|pour)\\b" +
      "|\\b(?:envie|hate|desir|souhait|volonte|ambition|objectif|intention)(?:, [a-z' ]{3,24},)? (?:de|d')|\\bpour (?:objectif|ambition|projet|but)\\b|\\b(?:a la recherche|en quete) (?:de|d')" +
      "|\\b(?:opportunite|occasion|chance|plaisir|possibilite|joie|honneur) (?:de|d')|\\b(?:candidature|candidat|candidate|postuler|postulation)\\b|\\bfuture?s? (?:poste|emploi|mission)" +
      "|\\b(?:me |m'|se |s'|nous )(?:y )?(?:former|familiariser|initier|approprier|investir|impliquer|specialiser|adapter|installer|projeter|perfectionner)\\b|\\b(?:decouvrir|apprendre|rejoindre|integrer|acquerir|explorer|devenir)\\b|\\bpour (?:atteindre|viser)\\b|(?<=\\b(?:pour|de|a|y|et|faire|d'|,) ?)(?:evoluer|progresser|relever|prendre part|contribuer|participer) ",
  ],
  [
    'aimBefore',
    "\\b(?:est|sont) en (?:bonne voie|cours|preparation|projet)\\b|\\b(?:fait|font) partie (?:de |des |du |de la )(?:[a-z]+ )?[a-z]+ que (?:je |j')(?:voudrais|souhaite|aimerais|veux|compte|espere)" +
      "|\\b(?:figur\\w+ (?:aussi |egalement )?|font partie |fait partie |est |sont )(?:[a-z']+ ){0,5}?de ce que (?:je |j')(?:voudrais|souhaite|aimerais|veux|compte|espere)|\\b(?:serait|seraient|constituerait|representerait|repondrait|m'offrirait|m'offriraient|permettrait|permettraient|me plairait|me plairaient|(?:me )?conviendrai(?:t|ent)|me fer(?:ait|aient)|(?:fait|fera\\w*|feront|font) partie de mes (?:[a-z]+ )?(?:projets|objectifs|souhaits|envies|priorites|ambitions)|(?:est|figure) (?:dans|parmi) mes (?:projets|objectifs|souhaits)|m'interess\\w+|m'attir\\w+|me tente|me seduit|est (?:mon|un) (?:objectif|souhait|reve)|me donne\\w* envie|restent? pour moi un objectif|(?:eveill|attis|piqu|suscit|aiguis|retien|excit)[a-z]* (?:toute |beaucoup |depuis longtemps )?(?:ma|mon) (?:curiosite|interet|attention|envie)|m'intrigu\\w+|me (?:fascin|captiv)\\w+|(?:voila|c'est|tel est) (?:\\w{1,12} ){1,4}?(?:que je souhaite|que j'aimerais|que je voudrais|qui m'attire|qui m'interesse|qui me motive))\\b",
  ],
  // « ServiceNow et Intune seront nouveaux pour moi », « la mise en service me paraît … »: what is to come, or a taste.
  [
    'maybe',
    '\\bne (?:donc |me )?(?:[a-z]{2,14}er|aur|pourr|devr|verr|saur|faudr|prendr)(?:a|ont|ait|aient) |\\b(?!(?:extra|intra|ultra|infra|supra|opera|camera|contra)\\b)[a-z]{1,14}(?:er|ir|dr|tr|ur|rr|vr)(?:a|ont)\\b|\\b(?:[a-z]{2,14}er|aur|pourr|devr|verr|saur|voudr|viendr|faudr|vaudr|prendr|tiendr|mettr|recevr)ai(?:t|ent)\\b' +
      "|\\bm(?:e |')(?:parai|parait|paraissent|semble\\w*|parle\\w*|touche\\w*|importe\\w*|plai\\w+|va|vont|correspond\\w*|convien\\w+|stimule\\w*|motive\\w*|enthousiasme\\w*|attend\\w*|ressemble\\w*|passionne\\w*)\\b",
  ],
  [
    'lackBefore',
    "\\b(?:est|sont|reste\\w*|demeure\\w*) (?:encore )?(?:une? |des |le |la |les |l')[a-z' -]{3,40},? (?:que|qu'|dont|ou|auxquel\\w+|a laquelle|avec laquelle|avec lequel)(?: |(?<='))je n(?:e |')(?:y |en |l'|les |me suis )?[a-z' ]{0,24}(?:pas|jamais|guere|rien|aucun\\w*)(?: encore)?\\b|\\bne (?:me |m')(?:est|sont|etaient|etait) (?:pas|guere)(?: encore| tres| vraiment)? (?:familie|connu)\\w+|\\b(?:rest|demeur)(?:e|ent|era|eront) (?:encore |toutefois )?pour moi (?:une? |du |de la |des )(?!(?:evidence|habitude|passion)\\b)|\\bme rest(?:e|ent|era|eront|erait|eraient) (?:donc |encore |toutefois |surtout )?a (?:l'|le |la |les )?[a-z]{2,14}(?:er|ir|re|oir)\\b|\\bpour moi (?:une? |des )[a-z]+ a [a-z]{2,14}(?:er|ir|re)\\b|\\bm(?:e |')(?:est|sont|etait|reste\\w*) (?:encore )?(?:moins|peu|mal|pas|pas encore|pas tres|guere) (?:familie|connu|etrang)\\w+" +
      "|\\bm(?:e |')(?:est|sont|etait|reste\\w*|demeure\\w*) (?:\\w{2,12} ){0,2}?(?:inconnue?s?|etrang\\w+|nouve\\w+|a (?:decouvrir|apprendre|acquerir))|\\b(?:est|sont|serait) (?:encore |tout )?nouve\\w+ pour moi|\\b(?:me|m') ?(?:manque|fait defaut|font defaut)|\\bmanque(?:nt)? (?:encore )?a (?:mon|ma|mes)\\b|, pas encore(?= ?[.;:!?])|, non(?= ?[.;:!?,])|\\bje ne (?:le |l')(?:suis|etais|fus|ai) (?:pas|jamais|plus)\\b|\\bje n'en (?:suis pas|(?:ai|avais|possede|connais|maitrise|pratique)\\w* (?:que|pas|guere|jamais|aucun))\\b|\\b(?:reven|incomb|appart)[a-z]* (?:a |au |a l')(?:ma |mon |mes |la |le |notre |un |une )?(?:respons|chef|cheff|patron|directeur|directrice|colleg|equipe|superieur|manager|gerant|titulaire)|\\bnon plus\\b|\\bje (?:debute|decouvre)(?= ?[.;,!?])|\\bn(?:e|') ?(?:figur|fait|font|est|sont|compt)\\w* pas (?:encore )?(?:partie|dans|parmi|sur|a|au nombre) (?:de )?(?:mon|mes|ma)\\b|\\bn(?:'est|e sont|'etait|'etaient|'a|'ont)(?: pas| jamais| guere)(?: encore)?(?: vraiment)?(?: ete)? (?:une? (?:corde|fleche|atout)[a-z]* (?:a|dans|de) )?(?:mon|ma|mes) (?!seule?s?\\b|unique|premie|princip|meilleur)|\\b(?:est|sont|reste\\w*) (?:encore )?devant moi\\b|\\bne m'(?:a|ont|avait|avaient) (?:pas|jamais|guere|point)(?: encore)? ete (?:confie|remis|propose|donne|enseigne|delivre|accorde)e?s?\\b" +
      // « Excel, en revanche, je ne l’ai pas pratiqué », « l’espagnol serait à commencer »
      "|\\bje ne (?:l'|la |le |les )(?:ai|avais|connais|maitrise|possede|detiens|pratique|parle|utilise)\\w*(?: [a-z]+ee?s?)? (?:pas|jamais|guere|que (?=dans|de|par|sur|comme|en|a l'|au|vu|lu))|\\bje ne (?:vous )?promets rien|\\breste\\w* (?:encore |toutefois )?a (?:acquerir|apprendre|decouvrir)\\b|\\b(?:sera|serait|seraient|seront) (?:\\w{2,12} )?(?:une? (?:decouverte|apprentissage|nouveaute|premiere)|a (?:commencer|apprendre|acquerir|decouvrir))\\b",
  ],
  [
    'lack',
    "\\bm(?:on|a) (?:experience|pratique|connaissance|maitrise) (?:de |des |du |d'|en )[^.;:,!?\\n]{2,60}? (?:reste|est) (?:encore |toutefois |entierement |tout entiere )?a (?:construire|acquerir|batir|faire(?! [a-z]*(?:oir|re|er)\\b)|developper|decouvrir|venir)\\b|(?<=[a-z]{3} )(?:restant |encore |toujours )?a (?:consolider|renforcer|ameliorer|perfectionner|parfaire|reprendre|rafraichir|approfondir|retravailler|remettre a niveau)\\b(?= ?(?:$|[.,;:)\\n]|pour |avant |afin |en vue |au fil|si ))|\\bil me (?:faudra|faudrait|faut)\\b|\\bj'(?:aurai|aurais) besoin (?:de|d')|\\bj'ignor(?:e|ais) (?:encore |presque )?(?:tout )?|\\b(?:il )?me rest\\w+ (?:donc |encore |toutefois )?(?:a|une?|des|le|la|les)\\b|\\b(?:ne |n')(?!laiss|ced|manqu|cach|dout|cess|hesit|crain|compt|menag|recul|demeri|rechign)(?:\\w{1,14}[ '-]){0,3}?(?:pas|jamais|aucune?|guere|point|rien)\\b(?! (?:\\w{1,12} ){0,2}?(?:seulement|moins|uniquement|simplement|juste|cesse|hesit|manqu|rare|qu'|que |arret|perdu|quitt|demerit|crain|compt|menag|failli|renonc|oubli|regrett|baiss|recul|lach|sans|secret|mystere|difficult|peine|problem|d'autre|loin))" +
      "|\\bpas encore\\b|\\bjamais (?:encore )?(?=(?:dans|avec|sur|sous|chez|pour|en) )|\\b(?:(?:faute|a defaut) d'avoir (?:pu |encore |jamais )?[a-z]+|sans avoir (?:pu |encore )?(?:valid|obten|pass|termin|achev|decroch|souten|fini)[a-z]+) (?:mon|ma|mes)\\b|\\bet non (?:pas )?(?:de |d'|du |des )|\\b(?:(?:mes|quelques|seuls?|reste(?:nt)? (?:les|des|un|quelques)|cet|combler [a-z]+) ecarts?|lacunes?|axes? de progres\\w*|reste a (?:acquerir|apprendre|decouvrir))\\b|\\bsans (?:avoir|etre|connaitre|maitriser|experience|pratiquer|posseder|disposer|diplome|certification)\\b|\\b(?:a defaut|faute) (?:de|d')|\\b(?:malgre|en l') ?(?:l'|mon |une )?absence\\b|\\bmanque (?:de|d')|\\bni (?=\\w)|\\baucune? (?:experience|connaissance|notion|pratique|certification|diplome)\\b",
  ],
  [
    'reset',
    '\\b(?:mais|cependant|toutefois|neanmoins|pourtant|en revanche|car|puisque|parce que?|tandis que?|alors que?)\\b|;| ?:',
  ],
  ['they', '\\b(?:correspond\\w*|convien\\w+|en adequation|candidat\\w* (?:au|a la)) '],
  [
    'you',
    "\\b(?:votre|vos|chez vous|parmi vous|aupres de vous)\\b|(?<!\\b(?:je|j'|de|a|pour|et|avec|en) ?)\\bvous (?:ne |n'|y |en |m'|me |l'|le |la |les )?(?:[a-z]{2,20}ez|etes|dites|faites)\\b|\\b(?!rendez-vous)[a-z]{2,20}ez-(?:vous|moi|en)\\b",
  ],
  [
    'mine',
    "\\b(?:mon|ma|mes|nous|notre(?! (?:prochaine? |futur |premier )?(?:appel|echange|entretien|rencontre|rendez-vous|entrevue|conversation|discussion))|nos|mien\\w{0,3})\\b|\\b(?:(?<!\\b(?:votre|vos) [a-z' -]{2,40}, )forte? (?:de|d')|riche (?:de|d')|dotee? (?:de|d')|munie? (?:de|d')|grace a|ancien|ancienne|issue? (?:de|d')|fruit de)\\b|\\bavoir (?!envie\\b|hate\\b)(?:ete |deja |egalement |aussi |su |pu )?\\w{2,20}(?:e|es|i|u|is|it|ert|int)\\b" +
      "|\\b(?:apporter|valoriser|exploiter|partager|mettre (?:a profit|en oeuvre|au service|a votre)|capitaliser|transmettre|approfondir|consolider|renforcer)\\b|\\b(?:ans|annees) d'(?:experience|anciennete)(?![^.;:,]{0,40}: vous (?:en|l') ?)",
  ],
  [
    'time',
    "\\b(?<!\\bd')(?:apres|depuis|a l'issue|au terme)\\b(?= (?:de |d')?(?!\\d{1,2} ?h(?:eures?)?(?: ?\\d\\d)?\\b(?! de\\b))(?:\\d|[a-z]+ (?:ans?|annees?|mois)\\b|mon |ma |mes |une? |plus |pres |presque |plusieurs |quelques |avoir |janv|fevr|mars|avri|mai |juin|juil|aout|sept|octo|nove|dece|le |la |les |l'|ce |cette |ces ))",
  ],
  // « J’aimerais reprendre ma formation, et préparer le WSET »: the wish goes on.
  [
    'infinitive',
    "(?<=(?:,| et) (?:aussi |ensuite |puis |enfin )?)(?:m'y |me |m'|y |en |l'|le |la |les )?[a-z]{2,14}(?:er|ir|oir|dre|ettre|aitre|crire|duire|faire)\\b(?= )",
  ],
  ['self', "\\bje\\b|\\bj'|(?<=: ?)oui, (?=au |aux |a |chez |dans |en )"],
  [
    'weakSelf',
    "\\b(?:titulaire|(?<!\\b(?:le|un|ce|mon|du|de|son|quel|votre|premier|seul) )(?<!\\bd')diplomee?|certifiee?|experimentee?|specialisee?|habilitee?|formee? (?:a|au|aux|en)|detenteur|detentrice|maitrisant|disposant|possedant|justifiant|parlant|utilisant|pratiquant|exercant|travaillant|ayant|a l'aise (?:avec|sur|en)|encadrant|gerant (?:de|une|un|des))\\b",
  ],
  [
    'they',
    "\\b(?:le|ce|cet|au|du|un tel) (?:poste|metier|profil|descriptif|candidat|groupe|service)\\b|\\b(?:l'|cette |cet )(?:offre|annonce|entreprise|etablissement|association|organisation|fonction|mission)\\b|\\b(?:le|la|votre) (?:salaire|remuneration|fourchette)\\b|\\b(?:la|cette) (?:mission|societe|structure|fonction|candidate|fiche de poste|maison)\\b|\\b(?:il|elle) (?:evoque|demande|exige|mentionne|precise|cite|requiert|suppose|devra|faudra|faut|doit|s'agit|est (?:demande|requis|exige|attendu|question))\\w*|\\b(?:duree|experience|niveau|diplome|competence|profil|poste|qualification|formation|outil)s? (?:demandee?s?|requis\\w*|exigee?s?|attendue?s?|souhaitee?s?|recherchee?s?)\\b|\\b(?:sont|est) (?:demandee?s?|requis\\w*|exigee?s?|attendue?s?|souhaitee?s?)\\b",
  ],
];

/** `isName`: the employer is named. */
export type Cue = { kind: CueKind; start: number; end: number; isName?: boolean };

/** « je gérais » and « je gérai » are past where « je gérerai » is to come: the accent tells. */
function isPast(text: string, start: number, end: number): boolean {
  return /érais?$/iu.test(text.slice(start, end));
}

/**
 * « le concours du Jura », « Outils : JIRA »: a name ends as a verb in the future does. « Sera-ce possible », at the start of
 * a sentence, is the verb.
 */
function isName(text: string, start: number, end: number): boolean {
  if (!/^\p{Lu}/u.test(text.slice(start, start + 1))) return false;
  return !(
    /(?:^|[.!?…\n]\s{0,3}["«]? ?)$/.test(text.slice(Math.max(0, start - 6), start)) &&
    /^(?:Aur|Ser|Fer|Pourr|Devr|Faudr|Viendr|Rester|Suivr)\p{Ll}+(?![\p{L}-])(?!,)|^\p{Lu}\p{Ll}+ (?:ensuite|alors|enfin|un jour|le temps)|^\p{Lu}\p{Ll}*-t-|^(?:M['’]|Me |Ne )/u.test(
      text.slice(start, end + 14),
    )
  );
}

/** The turns of phrase of a text that tell of whom it speaks, in order. */
export function findCues({ text, folded }: Pick<Reading, 'text' | 'folded'>): Cue[] {
  const cues: (Cue & { rank: number })[] = [];
  compiled.forEach(([kind, pattern], rank) => {
    for (const { index: start, 0: written } of matchesOf(folded, pattern)) {
      const end = start + written.length;
      if (kind === 'maybe' && isName(text, start, end)) continue;
      cues.push({ kind: kind === 'aim' && isPast(text, start, end) ? 'self' : kind, start, end, rank });
    }
  });
  cues.sort((a, b) => a.start - b.start || a.rank - b.rank);
  let until = -1;
  return cues.flatMap(({ kind, start, end }) => {
    if (start < until) return [];
    until = end;
    return [{ kind, start, end }];
  });
}

const compiled = patterns.map(([kind, source]): [CueKind, RegExp] => [kind, new RegExp(source, 'g')]);
