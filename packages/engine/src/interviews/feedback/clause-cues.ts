/**
 * How clauses show what part of an answer they are. They are read on words without accents nor punctuation
 * (« j ai refait le planning »), so a transcript of a recogniser reads as a typed answer does.
 */

const between =
  '(?:(?:tout|toute|tous|bien|donc|aussi|alors|ensuite|deja|vite|vraiment|enfin|meme|y|en|d abord|\\w{4,}ment) ){0,2}';
/** Words behind « j’ai » that tell a state rather than an action. */
const idle =
  'ete|eu|pense|cru|voulu|aime|apprecie|adore|du|su|pu|senti|peur|besoin|envie|toujours|jamais|pas|hate|bientot|vu|connu|vecu|une?|le|la|les|des?|mon|ma|mes|ans|plus|moins|l|deux|trois|tres|connaissances?|experiences?|competences?|acces|trouve que|trouve ca|entendu|lu';
const participle = `(?!(?:${idle}) )(?:\\w{2,}(?:e|es|i|is|it|u|us|ert|erts|aint|oint))`;
const object = '(?:(?:l|la|le|les|lui|leur|y|en|m|me|vous|nous) ){0,2}';

/** « j’ai refait », « je leur ai montré », « je me suis occupée ». */
export const ownAction = new RegExp(
  ` (?:(?:j|je|moi j) ${object}(?:ai|avais) ${between}${participle}|je (?:me |m )(?:suis|etais) ${between}\\w{2,}(?:e|ee|i|ie|is|ise|u|ue|ert)|j ai du (?:le |la |les |lui |l )?\\w+(?:er|ir|re)|je suis (?:alle|allee|intervenue?|partie?|venue?|passee?|retournee?|revenue?|restee?|parvenue?)) `,
);
/** « on a refait », « nous avons monté ». */
export const sharedAction = new RegExp(
  ` (?:on a|on avait|nous avons|on s est|nous nous sommes) ${between}${participle} `,
);
/** « je contrôlais », « on note »: what one did or does day after day. */
export const habit = / (?:je|j) (?!(?:etais|avais|pensais|savais|voulais|pouvais|devais|aimais|croyais) )\w{3,}ais /;
export const sharedHabit =
  / (?:on|nous) (?:le |la |l |les |y |se |s )?(?!(?:est|a|avait|etait|va|sont|avons|sommes|dit|peut|doit) )\w{3,}(?:e|t|d|ait|ons|ions) /;
/** « je vérifie », « je préviendrais ». */
export const presentAction = new RegExp(
  ` (?:je|j) ${object}(?!(?:suis|serai|serais|pense|crois|dirais|sais|veux|voudrais|souhaite|souhaiterais|peux|aime|adore|connais|trouve|cherche|vois|espere|ai|aurai|avais|etais|pouvais|devais|voulais|savais|n|ne|me|m|suppose|imagine|comprends|peu|prefere|aimerais|vis|habite) )(?!(?!(?:fais|refais|vais|connais) )\\w*[^r ]ais )\\w{3,}(?:e|s|is|ds|ts|ai|ais|x) | je (?:me |m )(?!(?:sens|dis|vois) )\\w{3,}(?:e|s|is|ds|rai|rais) `,
);

export const situationCue =
  / (?:quand|lorsque|lorsqu|un jour|une fois|il y a (?:#|un|une|quelques)|l (?:an|annee) (?:dernier|derniere|passee?)|(?:le mois|la semaine|l ete|l hiver) (?:dernier|derniere|passee?)|en #|a l epoque|au debut|pendant|durant|(?:dans|a|chez|lors de|au cours de) mon (?:\w+ )?(?:poste|stage|emploi|alternance|apprentissage|entreprise)|dans ma(?: \w+)? (?:mission|boite|classe|equipe|entreprise|derniere)|(?:etait|etaient|avait|avaient)|j (?:etais|avais)|on (?:etait|avait)|nous (?:etions|avions)|il y avait|je travaillais|en plein|un (?:client|patient|resident|eleve|collegue|chauffeur|fournisseur|locataire|usager|camion|chantier|vendredi|samedi|lundi|matin|soir)|une (?:cliente|patiente|residente|famille|collegue|equipe|panne|commande|entreprise)) /;
export const taskCue =
  / (?:je devais|je dois|m (?:a|avait|ont) (?:demande|confie|charge|donne)|il fallait|on devait|nous devions|mon (?:role|objectif|but|travail|enjeu)|ma (?:mission|responsabilite|tache)|l (?:objectif|enjeu)|le (?:but|probleme|defi|delai)|j etais (?:chargee?|responsable)|responsable (?:de|du|des)|chargee? (?:de|du|des)|pour objectif|il s agissait|attendait de moi|on attendait|consistait|m avait confie|sous (?:#|huit|une)|avant (?:le|la|#|lundi|vendredi|midi|l ouverture)|a livrer|dans les delais|sans (?:arreter|fermer|perdre)) /;
export const resultCue =
  / (?:resultat|resultats|au final|finalement|a la fin|au bout (?:de|d|du)|a permis|ont permis|m a permis|permet de|grace a (?:ca|cela)|depuis (?:on|il|nous|ce|cette|plus|le|la)|ce qui a|ainsi on|nous avons (?:gagne|reduit|evite|livre|fini|tenu)|on a (?:gagne|reduit|evite|livre|fini|tenu|recupere|pu)|j ai (?:obtenu|reussi|gagne|reduit|augmente|economise|evite|atteint|depasse|recupere|fidelise)|(?:est |sont |etait )?(?:passee?s?|tombee?s?|descendue?s?|montee?s?|revenue?s?) (?:de|d|a|sous|avec) |rembourse\w*|satisfaite?s?|contente?s?|remercie\w*|felicite\w*|(?:baisse|baisses|hausse|augmentation|diminue|augmente|progresse|double|divise|reduit)\w*|# pourcent|dans les temps|a (?:temps|l heure)|aucune? (?:accident|erreur|retard|plainte|reclamation|chute|incident|impaye|refus|litige)|zero (?:accident|erreur|retard|plainte|defaut)|sans (?:accident|erreur|retard|incident|rupture|heurt)|(?:n a|n avons|n ai) rien|seulement|je n ai (?:plus |eu )?(?:que|perdu|eu|rate|aucun)|n ai eu (?:que|aucune?)|(?:chef\w*|responsable|direct\w+|patron\w*|client\w*) m (?:a|ont) (?:confie|propose|felicit\w+|remerci\w+|garde)|(?:va|vont|marche|marchait) (?:beaucoup |bien )?mieux|aucune? (?:client\w*|perte|vol|absence)|j (?:en )?ai (?:appris|retenu|retire)|j en retiens|ca m a appris|ca m a apporte|est (?:revenu|revenue|repartie?|reste[er]?)|sont (?:revenus|repartis|restes)|a (?:signe|renouvele|valide|accepte|adopte)|est devenue?|sont devenus?|tient toujours|utilisent? (?:encore|toujours)|encore utilisee?|a ete (?:livree?|adoptee?|validee?|reprise?|retenue?|genera\w+)) /;
/** What one does in general is no story: « quand un client n’est pas content », « en général ». */
export const generality =
  / (?:en general|generalement|souvent|d habitude|normalement|toujours|parfois|il faut|on doit|n est pas|sont pas|n (?:ai|avais|avait|etait) pas|si (?:une?|on|je|quelqu)) /;
/** Told as over. */
export const pastCue =
  / (?:\w{2,}(?:ait|aient)|j (?:etais|avais)|je \w+ais|nous (?:etions|avions)|(?:est|sont) (?:arriv|ven|reven|tomb|entr|pass|part|rest)\w*|(?:a|ai|avons|ont) (?:\w{4,}ment |bien |tout )?\w{2,}(?:e|i|u|is|it|us|ert)|m a \w+|en #|il y a|derniere?|passee?|un jour|stage|alternance|apprentissage) /;
export const timeCue =
  / (?:en #|il y a (?:#|un|une)|depuis (?:#|un|une)|pendant (?:#|un|une)|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|l (?:an|annee) (?:dernier|derniere|passee?)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?= )/;
export const placeCue =
  / (?:chez (?!moi|eux|nous|vous|lui|elle)\w+|a l (?:hopital|ehpad|usine|atelier|ecole|agence|accueil|entrepot)|(?:au|dans un|dans une|dans le|dans la|a la|en) (?:restaurant|magasin|ehpad|clinique|chantier|entrepot|quai|cuisine|salle|agence|service|cabinet|garage|classe|creche|boutique|usine|atelier|plateforme|residence|reserve|rayon|caisse|mairie|college|lycee)) /;

/** What one would do first in a case put to them. */
export const firstCue =
  / (?:d abord|en premier|premierement|je commence\w*|je (?:verifie|verifierais|ecoute|ecouterais|regarde|regarderais|cherche|chercherais|securise|analyse|observe|evalue|rassure|demande)\w*|avant tout|la premier|j ecoute\w*|j analyse\w*|j observe\w*|j evalue\w*|j isole\w*) /;
export const priorityCue =
  / (?:securite|priorite|prioritaire|urgent|urgence|previens|previendrais|alerte\w*|responsable|chef|hierarchie|regle\w*|procedure|protocole|consigne\w*|limites?|accord|decision|important|essentiel) /;
export const reasonCue =
  / (?:parce que|parce qu|car|pour que|afin de|afin que|comme ca|ce qui (?:permet|evite|me)|cela (?:permet|evite)|ca (?:permet|evite|me permet)|pour (?:eviter|etre|ne pas|garantir|verifier|assurer|limiter|gagner)|l idee|le but|de facon a) /;

export const presentSelf =
  / (?:je suis|actuellement|aujourd hui|je travaille|j exerce|en ce moment|mon metier|je m appelle|diplomee?|je m occupe|j occupe|de formation|mon poste actuel) /;
export const pastSelf =
  / (?:j ai (?:travaille|commence|exerce|passe|ete|fait|occupe|obtenu|suivi|debute|gere|encadre|appris|valide|tenu|ouvert|monte)|j etais|avant (?:ca|cela)|pendant (?:#|mes|un|plusieurs)|depuis (?:#|un|plusieurs)|il y a|apres (?:mon|un|une|ma|mes|des)|j avais|dans mon (?:ancien|dernier|precedent)|ma derniere|(?<!j ai )# ans|mon experience|mes experiences) /;
export const futureSelf =
  / (?:je (?:souhaite|voudrais|cherche|recherche|veux|vise|postule|souhaiterais|compte|me projette)|j (?:aimerais|ambitionne|ai envie|ai postule)|c est pour(?:quoi| ca)|c est la raison|rejoindre|votre (?:poste|entreprise|annonce|offre|equipe|etablissement|service|equipe)|chez vous|ce poste|mon (?:objectif|projet)|la suite|prochain) /;
export const aboutEmployer =
  / (?:votre(?= (?!question))|vos(?= (?!questions))|chez vous|vous (?:proposez|travaillez|etes|avez|cherchez|recrutez|accueillez|fabriquez|faites|livrez|developpez)|l annonce|l offre|l entreprise|la structure|l etablissement|notre echange|sur votre site) /;
/** What everybody says of an employer and of themselves. */
export const commonplace =
  / (?:(?:rejoindre|integrer|travailler|venir) (?:dans |chez |pour )?(?:votre (?:entreprise|societe|groupe|structure|equipe)|vous)(?= $)|je suis (?:tres |assez |quelqu un de )?(?:motivee?|serieu\w+|dynamique|ponctuel\w*|volontaire)|reconnue?|leader) /;
export const aboutSelf =
  / (?:j ai(?= (?!vu |lu |besoin|envie|hate))|mon (?:experience|parcours|metier|cap|bts|diplome)|mes (?:experiences|competences|annees|qualites)|je (?:sais|maitrise|connais|travaille|suis|gere|conduis|pratique|parle|prepare|m occupe)|j etais|j aime|me plait|me plaisent|me motive|m attire) /;
export const aboutBoth =
  / (?:apporter\w*|apporte|contribuer\w*|ensemble|aider\w* (?:votre|vos|l equipe)|je (?:pourrai|pourrais|saurai|serai|serais)|operationnel\w*|mettre (?:mon|mes|ma) |au service|renforcer|participer|dans votre|avec vos|avec votre|pour vos|pour votre|ce poste|vos besoins|vous cherchez|vous recherchez|vous demandez|correspond\w*|rejoindre|m investir|long terme|durablement|evoluer) /;
export const qualityCue =
  / (?:pour moi|c est (?:pour moi|d abord|etre|savoir)|ma (?:premier |principale )?(?:qualite|force|patience|rigueur)|mon (?:point fort|atout|organisation|sens|calme|principal)|mes (?:qualites|points forts|atouts|forces)|je suis (?:quelqu un|une personne|plutot |tres |assez |toujours |surtout )?(?:de |d )?\w{4,}|rigoureu\w+|organisee?|ponctuel\w*|patiente?|autonome|polyvalente?|fiable|a l ecoute|methodique|calme|curieu\w+|on dit (?:de moi|que)|reconnue? pour|dynamique|motivee?|sociable|serieu\w+) /;
export const faultCue =
  / (?:mon (?:defaut|point faible|principal defaut)|mes (?:defauts|points faibles)|j ai (?:du mal|tendance|longtemps eu|encore du mal)|je (?:suis|peux etre|m) (?:parfois |trop |un peu |assez |souvent |tres )|il m arrive|trop |difficulte|perfectionniste|impatiente?|timide|deleguer|dire non|stress\w*|je manque|je ne suis pas (?:tres|encore)|pas assez) /;
export const remedyCue =
  / (?:je (?:travaille|me forme|fais attention|me force|me fixe|m oblige|m entraine|note|prepare|demande|prends|fais|progresse|m organise|relis)|j ai (?:mis|pris|appris|suivi|commence|demande|decide|installe|fait)|maintenant|desormais|aujourd hui|depuis|pour (?:corriger|y remedier|progresser|m ameliorer|eviter)|du coup je|alors je|donc je|j apprends|j utilise|je me suis) /;
export const wishCue =
  / (?:je (?:souhaite|voudrais|veux|me vois|vise|compte|m imagine|me projette|serai|serais|pense|cherche)|j (?:aimerais|espere|ai envie|ambitionne)|mon (?:objectif|projet|but)|dans # ans|idealement|a terme) /;
export const pathCue =
  / (?:d abord|dans un premier temps|apprendre|former|formation|me former|maitriser|prendre (?:des|plus|la|en)|responsabilites?|encadrer|progresser|monter en|passer (?:le|un|mon|une)|diplome|certification|tuteur|transmettre|puis|ensuite|petit a petit|evoluer|experience) /;
