const name =
  "\\p{Lu}(?:[\\p{L}\\p{N}&'’-]|\\.(?=\\p{L}))*(?:\\s(?:(?:de|du|des|la|le|les|l[’']|d[’']|et|en|sur|&|aux|of|and)\\s?){0,3}(?:[ld][’'])?[\\p{Lu}\\p{N}&](?:[\\p{L}\\p{N}&'’-]|\\.(?=\\p{L}))*){0,6}";
/** What a house may be, before its name: « la boulangerie Ardoise ». */
export const places =
  "salon|restaurant|garage|boulangerie|pâtisserie|boucherie|boutique|magasin|cabinet|clinique|pharmacie|h[ôo]tel|société|entreprise|agence|groupe|école|crèche|institut|association|ferme|domaine|camping|librairie|menuiserie|résidence|fondation|mutuelle|start-up|startup|atelier|brasserie|auto-école|laboratoire|coopérative|café|centre|micro-crèche|hypermarché|supermarché|bureau d[’']études";
/** « Maison de santé pluriprofessionnelle du Volvestre »: a house whose name has words in small letters. */
const longName =
  "(?:Centre|Maison|Institut|Office|Syndicat|Chambre|Conservatoire|Foyer|Établissement|Institution|Fédération|Agence|École|Communauté|Réseau|Coopérative|Association|Groupement|Hôpital|Résidence|Théâtre|Musée)(?: \\p{Ll}[\\p{L}’'-]*){1,7} ?(?:[dl][’'])?\\p{Lu}[\\p{L}’'-]+(?:[ -]\\p{Lu}[\\p{L}’'-]+){0,4}";
/** What a house is said to be, behind its name: « Sorvel, éditeur de logiciels ». */
const kinds =
  'marque|enseigne|réseau|éditeur|éditrice|fabricant|maison|coopérative|association|équipementier|constructeur|concepteur|distributeur|grossiste|négociant|artisan|hôtel|restaurant|brasserie|domaine|studio|librairie|école|clinique|compagnie|festival|start-?up|entreprise|exploitation|ferme|garage|groupement|bailleur|transporteur|prestataire|traiteur|imprimeur';
const founded =
  'Groupe|Entreprise|PME|ETI|Soci[ée]t[ée]|Coopérative|Association|Née?s?|Créée?s?|Fondée?s?|Basée?s?|Implantée?s?|Installée?s?|Depuis|Présente?s?|Spécialisée?s?|Spécialiste|Leader|Acteur|Filiale';
const does =
  'est|sont|mène|mènent|édite|conçoit|fabrique\\w{0,3}|accompagne|exploite|gère|compte|propose|aide|is|helps|builds|provides|réunit|regroupe|intervient|développe|emploie|commercialise|distribue|recrute|réhabilite|a été|accueille|protège|habille|livre|produit|conduit|pilote|réalise|assure|met|soigne|transporte|vend|installe|entretient|imagine|organise|transforme|cultive|construit|rénove|sert|forme|défend|soutient|crée|offre|opère|équipe|invente|facilite|collecte|recycle|possède|rassemble|fédère|anime|loue|prépare|restaure|cherche|recherche|dépanne|pose|fournit|négocie|stocke|publie\\w{0,2}|ouvre|moule|assemble|extrait|taille|torréfie|usine|affecte|dessine|traite|tisse|brasse|cuisine|protègent|fabriquent|conçoivent|proposent|éditent|cultivent|accompagnent';
/**
 * `cue` is what a line has to hold for the pattern to be tried: plain words, which are found sooner than a name at any
 * place.
 */
type Weighed = readonly [pattern: RegExp, weight: number, cue?: RegExp];
let known: readonly Weighed[] | null = null;

/** Sentences that name who hires, the surest first, with what they weigh. Made for the first offer: they are long. */
export function employerPatterns(): readonly Weighed[] {
  known ??= readPatterns();
  return known;
}

function readPatterns(): Weighed[] {
  const anyPlace = new RegExp(places);
  return [
    // « … recherche pour l’un de ses clients, la société Sorvel : »: the agency hires for another.
    // « Vous développez pour nos clients X et Y » names those the house works for, and not who hires.
    [
      new RegExp(
        `(?<!\\p{L})(?:[Rr]ecrut|[Cc]herch|[Rr]echerch|[Ee]mbauch)(?:e|ons|ent),? (?:(?:[^.,;:!?]{1,40},? )?pour (?:l[’'])?une? de (?:ses|nos) (?:clients|clientes|adhérents|partenaires)|pour (?:son|sa|notre) (?:cliente?|adhérente?|partenaire)),? (?:(?:la|le|l[’'])\\s?(?:${places}) )?(?<n>${name})`,
        'u',
      ),
      4,
      /pour /,
    ],
    // « … recherche pour le compte de l’Office notarial Roy », « Pour notre client, la Clinique du Lac, nous … »
    [
      new RegExp(
        `(?:pour le compte d(?:e |u |[’'])|(?:[Pp]our |^)(?:[Nn]otre|[Ss]on) cliente?, )(?:(?:la|le|les|l[’'])\\s?)?(?:(?:${places}) (?=\\p{Lu}))?(?<n>${longName}|${name})`,
        'u',
      ),
      3.8,
      /pour le compte|(?:[Nn]otre|[Ss]on) client/,
    ],
    // « Le Relais, groupement d’employeurs, recrute pour la Ferme des Aulnes »
    [
      new RegExp(
        `(?:[Gg]roupement d[’']employeurs|[Cc]abinet|[Ii]nt[ée]rim|[Rr]ecrutement|[Ee]mploi)[^.!?]{0,120}?(?:[Rr]ecrut|[Rr]echerch)(?:e|ent) pour (?:la |le |les |l[’'])?(?<n>${longName}|${name})`,
        'u',
      ),
      3.5,
      / pour /,
    ],
    [
      new RegExp(`(?:recrute|recherche) pour (?:son client |l[’']entreprise |la société )?(?<n>${name})`, 'u'),
      3.5,
      /(?:recrute|recherche) pour /,
    ],
    [
      new RegExp(
        `(?<n>${name})(?: \\([^()]{1,50}\\))?\\s(?:recrute|recherche|embauche|is hiring|is looking for)\\b`,
        'u',
      ),
      2,
      /\s(?:recrute|recherche|embauche|is (?:hiring|looking for))/,
    ],
    [
      new RegExp(
        `^(?:[Ll]e |[Ll]a |[Ll][’'])?(?<n>${longName})(?: \\([^()]{1,50}\\))?(?:,[^.]{0,120},)?\\s(?:${does})(?!\\p{L})`,
        'u',
      ),
      1.6,
    ],
    [
      new RegExp(
        `^(?:[Ll]e |[Ll]a |[Ll]es |[Ll][’'])?(?<n>${name})(?: \\([^()]{1,60}\\))?(?:,[^.]{0,120},)?\\s(?<v>\\p{Ll}{5,})`,
        'u',
      ),
      0.8,
    ],
    // « Transports Coadou & Cie, 90 moteurs, … », « Lemaire & Fils, transitaire depuis 1960, … »
    [
      new RegExp(
        `^(?:[Ll]e |[Ll]a |[Ll]es |[Ll][’'])?(?<n>${name})(?: \\([^()]{1,60}\\))?, \\d[\\d ]*\\s(?!ans?\\b|jours?\\b|h\\b|mois\\b)\\p{Ll}`,
        'u',
      ),
      0.9,
      /, \d/,
    ],
    [
      new RegExp(
        `^(?<n>\\p{L}+ (?:& )?${name}), (?!(?:vous|tu|nous|le|la|les|un|une|de|du|des|et|ou|à|en|au|dans|pour|avec)\\s)\\p{Ll}{4,}`,
        'u',
      ),
      0.6,
      /, /,
    ],
    // « La Maison Alba, marque bretonne de … »
    [
      new RegExp(
        `^(?:[Ll]e |[Ll]a |[Ll]es |[Ll][’'])?(?<n>${name})(?: \\([^()]{1,60}\\))?, (?:\\p{Ll}+ )?(?:${kinds})(?!\\p{L})`,
        'u',
      ),
      1,
      /, /,
    ],
    // « J’ai repris le Fournil du Port »
    [
      new RegExp(
        `(?:[Jj][’']ai|[Jj]e|[Oo]n a|[Nn]ous avons) (?:repris|ouvert|créé|fondé|monté|lancé|tiens|dirige|gère) (?:le |la |les |l[’'])?(?:(?:${places}) (?=\\p{Lu}))?(?<n>${name})`,
        'u',
      ),
      1.2,
      /repris|ouvert|créé|fondé|monté|lancé|tiens|dirige|gère/,
    ],
    [
      new RegExp(`\\d (?:collaborateurs|salariés|agents) d(?:e |[’'])(?<n>${name})`, 'u'),
      0.8,
      /collaborateurs|salariés|agents/,
    ],
    [new RegExp(`^[Cc]hez\\s(?<n>${name})(?: \\([^()]{1,50}\\))?, (?:nous|on|la|le|l[’'])`, 'u'), 1.5],
    [
      new RegExp(
        `(?:[Rr]ejoignez|[Rr]ejoindre|[Rr]ejoins|[Ii]nt[ée]grez|[Ii]ntègre|[Jj]oin)\\s(?:le |la |l[’']|les )?(?<n>${name})`,
        'u',
      ),
      1.2,
      /oi[gn]|nt[éeè]gre/,
    ],
    [new RegExp(`(?:[ÀAà] propos d[e’'](?:\\s|u\\s|es\\s)?|About\\s)(?<n>${name})`, 'u'), 1.2, /propos|About/],
    // « Gérant @ Thévenot Agencement | On recrute ! »
    [new RegExp(`\\p{L} @ ?(?<n>${name})(?= ?[|·•,]|$)`, 'u'), 1.6, /@/],
    // « Nous sommes Maison Lilas, une boulangerie bio », « Publié par Maison Lilas »
    [new RegExp(`(?:^|[.!?] )[Nn]ous sommes (?<n>${name})(?=[,.!]| et | [–—-] )`, 'u'), 1.2, /ous sommes /],
    [new RegExp(`^(?:[Pp]ubli|[Dd]iffus|[Pp]ropos)ée? par (?<n>${name})$`, 'u'), 1, / par /],
    [
      new RegExp(`^(?<n>${name}),? (?:c[’']est|k[ée]zako|en bref|qui sommes|en quelques|who)`, 'u'),
      1.2,
      / (?:c[’']est|k[ée]zako|en |qui |who)/,
    ],
    [
      new RegExp(
        `^(?:(?:[Vv]otre agence|[Ll][’']agence|[Ll]e|[Ll]a|[Ll]es|[Ll][’'])\\s?)?(?<n>${name})(?:,[^.]{0,180})?\\s(?:${does})(?!\\p{L})`,
        'u',
      ),
      0.9,
    ],
    [new RegExp(`\\b[Cc]hez\\s(?<n>${name})`, 'u'), 0.8, /hez\s/],
    [
      new RegExp(
        `(?:${places}|maison d[’']enfants|maison de retraite|musée|théâtre|foyer|lycée)\\s[«"“]\\s?(?<n>[^»"”\\n]{2,40}?)\\s?[»"”]`,
        'iu',
      ),
      1.6,
      /[»"”]/,
    ],
    [
      new RegExp(
        `^(?:(?:[Ll]e|[Ll]a|[Ll][’'])\\s?)?(?<n>${name}) \\([^()]{0,40}\\d (?:salari|collab|personnes|agents|employ|lits|élèves|résid)`,
        'u',
      ),
      1.3,
      /\(/,
    ],
    [new RegExp(`(?:[Nn]ous,? c[’']est|[Qq]ui sommes-nous ?\\?) (?<n>${name})`, 'u'), 1.6, /c[’']est|sommes-nous/],
    [
      new RegExp(`(?:^|\\s)(?:[Ll]e |[Ll]a |[Ll][’']|[Nn]otre )(?:${places})(?: \\p{Ll}+){0,2}\\s(?<n>${name})`, 'u'),
      1.1,
      anyPlace,
    ],
    [new RegExp(`^(?:${founded})[^.]{0,70}?, (?:le |la |l[’'])?(?<n>${name}),? (?:${does})(?!\\p{L})`, 'u'), 1],
    [
      new RegExp(
        `^(?<n>${name}),? (?:\\d[\\d ]*(?:salari|collabor|personnes|agents)|une? |leader|spécialiste|filiale|entreprise|PME|ETI|groupe)`,
        'u',
      ),
      1,
    ],
    [new RegExp(`,\\s(?<n>${name}),?\\s(?:${does})(?!\\p{L})`, 'u'), 0.7, /,\s/],
    [new RegExp(`^(?<n>${name}),? (?:\\p{Ll}\\p{L}{2,14}(?:e|ent|t)|,|:)\\s`, 'u'), 0.3],
  ];
}
