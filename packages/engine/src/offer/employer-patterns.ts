const name =
  "\\p{Lu}[\\p{L}\\p{N}&'’.-]*(?:\\s(?:(?:de|du|des|la|le|les|l[’']|d[’']|et|en|sur|&|aux|of|and)\\s?){0,3}(?:[ld][’'])?[\\p{Lu}\\p{N}&][\\p{L}\\p{N}&'’.-]*){0,6}";
/** What a house may be, before its name: « la boulangerie Ardoise ». */
export const places =
  'salon|restaurant|garage|boulangerie|pâtisserie|boucherie|boutique|magasin|cabinet|clinique|pharmacie|h[ôo]tel|société|entreprise|agence|groupe|école|crèche|institut|association|ferme|domaine|camping|librairie|menuiserie|résidence|fondation|mutuelle|start-up|startup|atelier|brasserie|auto-école|laboratoire|coopérative|café|domaine|centre|micro-crèche|hypermarché|supermarché';
const founded =
  'Née?s?|Créée?s?|Fondée?s?|Basée?s?|Implantée?s?|Installée?s?|Depuis|Présente?s?|Spécialisée?s?|Spécialiste|Leader|Acteur|Filiale';
const does =
  'est|sont|édite|conçoit|fabrique\\w{0,3}|accompagne|exploite|gère|compte|propose|aide|is|helps|builds|provides|réunit|regroupe|intervient|développe|emploie|commercialise|distribue|recrute|réhabilite|a été|accueille|protège|habille|livre|produit|conduit|pilote|réalise|assure|met|soigne|transporte|vend|installe|entretient|imagine|organise|transforme|cultive|construit|rénove|sert|forme|défend|soutient|crée|offre|opère|équipe|invente|facilite|collecte|recycle|gère|possède|rassemble|fédère|anime|loue|prépare|restaure|cherche|recherche|dépanne|pose|fournit|assure|édite|négocie|stocke';
/** Sentences that name who hires, the surest first, with what they weigh. */
export const employerPatterns: [RegExp, number][] = [
  [new RegExp(`(?:recrute|recherche) pour (?:son client |l[’']entreprise |la société )?(?<n>${name})`, 'u'), 3.5],
  [new RegExp(`(?<n>${name})\\s(?:recrute|recherche|embauche|is hiring|is looking for)\\b`, 'u'), 2],
  [
    new RegExp(
      `(?:[Rr]ejoignez|[Rr]ejoindre|[Rr]ejoins|[Ii]nt[ée]grez|[Ii]ntègre|[Jj]oin)\\s(?:le |la |l[’']|les )?(?<n>${name})`,
      'u',
    ),
    1.2,
  ],
  [new RegExp(`(?:[ÀAà] propos d[e’'](?:\\s|u\\s|es\\s)?|About\\s)(?<n>${name})`, 'u'), 1.2],
  [new RegExp(`^(?<n>${name}),? (?:c[’']est|en bref|qui sommes|en quelques|who)`, 'u'), 1.2],
  [
    new RegExp(
      `^(?:(?:[Vv]otre agence|[Ll][’']agence|[Ll]e|[Ll]a|[Ll]es|[Ll][’'])\\s?)?(?<n>${name})(?:,[^.]{0,180})?\\s(?:${does})\\b`,
      'u',
    ),
    0.9,
  ],
  [new RegExp(`\\b[Cc]hez\\s(?<n>${name})`, 'u'), 0.8],
  [
    new RegExp(
      `(?:${places}|maison d[’']enfants|maison de retraite|musée|théâtre|foyer|lycée)\\s[«"“]\\s?(?<n>[^»"”\\n]{2,40}?)\\s?[»"”]`,
      'iu',
    ),
    1.6,
  ],
  [
    new RegExp(
      `^(?:(?:[Ll]e|[Ll]a|[Ll][’'])\\s?)?(?<n>${name}) \\([^()]{0,40}\\d (?:salari|collab|personnes|agents|employ|lits|élèves|résid)`,
      'u',
    ),
    1.3,
  ],
  [new RegExp(`(?:[Nn]ous,? c[’']est|[Qq]ui sommes-nous ?\\?) (?<n>${name})`, 'u'), 1.6],
  [
    new RegExp(`(?:^|\\s)(?:[Ll]e |[Ll]a |[Ll][’']|[Nn]otre )(?:${places})(?: \\p{Ll}+){0,2}\\s(?<n>${name})`, 'u'),
    1.1,
  ],
  [new RegExp(`^(?:${founded})[^.]{0,70}?, (?:le |la |l[’'])?(?<n>${name}),? (?:${does})\\b`, 'u'), 1],
  [
    new RegExp(
      `^(?<n>${name}),? (?:\\d[\\d ]*(?:salari|collabor|personnes|agents)|une? |leader|spécialiste|filiale|entreprise|PME|ETI|groupe)`,
      'u',
    ),
    1,
  ],
  [new RegExp(`,\\s(?<n>${name}),?\\s(?:${does})\\b`, 'u'), 0.7],
  [new RegExp(`^(?<n>${name}),? (?:\\p{Ll}\\p{L}{2,14}(?:e|ent|t)|,|:)\\s`, 'u'), 0.3],
];
