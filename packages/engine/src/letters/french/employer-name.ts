import { foldWord } from '../../text/fold-text.ts';
import { isFirstName } from '../../text/known-names.ts';
import { titleCase } from '../../text/title-case.ts';
import { genderOf } from './actions.ts';
import { isAcronym } from './is-acronym.ts';
import { withThe } from './link-words.ts';
import { startsWithVowel } from './starts-with-vowel.ts';
import { uncapitalised } from './typeset.ts';

type Kind = 'm' | 'f' | 'mp' | 'fp';

/** What a place of work may be called: such names take an article, « à la clinique », « au cabinet ». */
const kinds: Record<Kind, string> = {
  m: 'ehpad hopital hotel cabinet restaurant centre lycee college garage groupe supermarche hypermarche magasin service foyer institut domaine chateau camping syndicat departement conseil ministere chu chru ch ccas tribunal atelier laboratoire bureau chantier theatre musee crous greta cfa pole salon studio journal comptoir festival entrepot cinema port aeroport office multi-accueil camsp cmpp sessad petr gaec ime itep esat samu mas foyer-logement relais jardin golf bar logis ssiad marche abattoir lycee-college credit magazine chrs observatoire refuge club conservatoire parc haras zoo rectorat consulat sdis cnrs iut gite hospital stade',
  f: 'clinique cantine creperie pizzeria maternite usine plateforme cuisine chambre parfumerie boutique epicerie droguerie mairie ville brasserie auberge association fondation ecole universite creche agence societe boulangerie patisserie boucherie pharmacie residence mecs banque caisse cooperative ferme maison region prefecture communaute metropole commune polyclinique menuiserie fromagerie scierie halle librairie imprimerie fonderie compagnie mutuelle mission bibliotheque mediatheque entreprise etude regie pepiniere cave papeterie micro-creche laiterie biscuiterie conserverie messagerie charcuterie inspection direction scea earl scop cuma sa sas sarl maison-relais halte-garderie ludotheque distillerie aciérie carriere blanchisserie station federation confederation academie auto-ecole armee marine gendarmerie scp selarl eurl snc eta udaf concession superette feria ambassade piscine patinoire tresorerie paroisse caf cpam msa carsat urssaf cci adapei afpa',
  mp: 'vignobles thermes ateliers jardins laboratoires transports etablissements hopitaux hospices travaux vergers bureaux abattoirs chantiers services magasins ets',
  fp: 'conserveries verreries papeteries menuiseries forges editions galeries halles messageries constructions sources ambulances acieries carrieres pepinieres fromageries laiteries salaisons caves pompes archives tuileries ardoisieres',
};
const kindOf = new Map<string, Kind>(
  Object.entries(kinds).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [foldWord(word), kind as Kind] as const),
  ),
);

const forms =
  /(?<!\p{L})(?:Sas|Sasu|Sarl|Selarl|Btp|Scea|Cfa|Eurl|Greta|Earl|Gaec|Eta|Cuma|Scop|Scp|Snc|Sci|Gie|Chu|Chru|Ehpad|Esat|Ime|Mecs|Ccas|Admr|Udaf)(?!\p{L})/gu;
const small = /^(?:A|AU|AUX|D|DE|DES|DU|EN|ET|L|LA|LE|LES|SUR|SOUS)$/u;

/** « TRANSPORTS GAUDIN » → « Transports Gaudin »; names of a single word and mixed ones stay, but for capitals in a row. */
export function calmName(name: string): string {
  const isShouted = name === name.toUpperCase() && /\s/.test(name.trim());
  return (isShouted ? calmed(name) : calmRow(name))
    .replace(plainKind, (words) => words.toLowerCase())
    .replace(/(?<=\p{L} )Pere(?= (?:et|&) )/gu, 'Père')
    .replace(/(?<=\p{L} )Freres(?!\p{L})/gu, 'Frères')
    .replace(/(?<=[\s-])D(?=[’']\p{Lu})|(?<= d[eu] )L(?=[’']\p{Lu})/gu, (letter) => letter.toLowerCase())
    .replace(/(?<=[\p{Ll}\s]-)(Sur|Sous|De|Du|Des|La|Le|Les|En|Lès)(?=-\p{L})/gu, (word) => word.toLowerCase());
}

/** « Cantine Scolaire », « École Primaire »: what it is, and no name. */
const plainKind =
  /^(?:Cantine|Cuisine|École|Crèche|Garderie|Bibliothèque|Médiathèque|Piscine|Maison|Police|Restaurant|Lycée) (?:Scolaire|Centrale|Primaire|Maternelle|Élémentaire|Municipale?|Communale?|Familiale?|Professionnel|d’Entreprise)$/u;

function calmed(name: string): string {
  return titleCase(name)
    .replace(/(?<=\p{L} )([DL]) (?=[AEIOUYÉÈÊ]\p{Ll}{2,})/gu, (_, letter: string) => `${letter.toLowerCase()}’`)
    .replace(/(?<=\p{Ll} )A(?= \p{L}{3,})/gu, 'à')
    .replace(forms, (word) => word.toUpperCase())
    .replace(/ Sa$/, ' SA');
}

/** « Garage DUVAL ET FILS » → « Garage Duval et Fils »: capitals in a row that name a family or open on an article; « ADAPEI LOIRE » may be acronyms. */
function calmRow(name: string): string {
  return name.replace(/(?<![\p{L}\d’'&-])\p{Lu}+(?: \p{Lu}+)+(?![\p{L}\d’'&-])/gu, (row) => {
    const words = row.split(' ').filter((word) => !small.test(word));
    const isFamily = words.length > 1 && words.slice(1).some((word) => family.test(word));
    const isNamed = isFamily || /^(?:LA|LES?) /.test(row);
    return isNamed && words.every((word) => word.length > 3 && !isAcronym(word)) ? calmed(row) : row;
  });
}

const family = /^(?:INT[ÉE]RIM|FILS|FILLES?|FR[ÈE]RES|S(?:Œ|OE)URS|P[ÈE]RE|ASSOCI[ÉE]E?S)$/u;

/** An employer as a sentence names it: « la Clinique du Parc », « Helvatec ». */
export function employerPhrase(name: string): string {
  const kind = articleKind(name);
  if (!kind) return name;
  if (kind === 'mp' || kind === 'fp') return `les ${name}`;
  if (startsWithVowel(name.toLowerCase())) return `l’${name}`;
  return kind === 'm' ? `le ${name}` : `la ${name}`;
}

/** Whether a line opens on a place of work: « Clinique du Parc », « Maroquinerie du Port ». */
export function isHouse(line: string): boolean {
  return (
    /^\p{Lu}/u.test(line) &&
    articleKind(line) !== null &&
    !/^(?:services?|bureaux?|travaux|port|magasin|salon|maison|stations?|missions?|directions?|inspections?|ateliers?|caisses?|constructions?|sources?|cuisines?|boutique en ligne)(?!\p{L})/iu.test(
      line,
    )
  );
}

/** Where someone worked: « à la Clinique du Parc », « au restaurant La Grange », « chez Helvatec ». */
export function atEmployer(name: string): string {
  const apart = withoutHouse(name);
  if (apart) return apart;
  const [, same] = /^(?:l[ae] )?même (\p{L}+)$/iu.exec(name) ?? [];
  if (same) return atSame(same.toLowerCase());
  if (/^le même$/iu.test(name)) return 'au même endroit';
  const many = severalOf(name);
  if (many) return many;
  if (/^famille \p{Lu}/iu.test(name)) return `dans la famille${name.slice(7)}`;
  if (/^(?:exploitation|entreprise|ferme|boutique|commerce) famil/u.test(name))
    return `dans ${withThe(name, name.startsWith('commerce') ? 'm' : 'f')}`;
  return withItsArticle(name) ?? withKind(name) ?? `chez ${name}`;
}

/** What stands where an employer would, and is none: « À mon compte », « Intérim », « Tour de France ». */
function withoutHouse(name: string): string | null {
  if (/\bcompte\b|^ind[ée]pendante?$|auto-?entrepr|micro-?entrepr/iu.test(name)) return 'à mon compte';
  if (/^à (?:mon |son )?domicile$/iu.test(name)) return 'à domicile';
  if (/^int[ée]rim$/iu.test(name)) return 'en intérim';
  if (/^famille$/iu.test(name)) return 'dans une famille';
  // The tour of the compagnons is no house.
  if (/^(?:mon |le )?tour de france(?: des? compagnons)?$/iu.test(name)) return 'pendant mon Tour de France';
  if (/^chez \p{Lu}/iu.test(name)) return uncapitalised(name);
  if (/^acad[ée]mie d[e’']/iu.test(name)) return `dans l’${uncapitalised(name)}`;
  if (/^(?:mon|ma) \p{Ll}/u.test(name)) return `chez ${name}`;
  return null;
}

/** « Même employeur » → « chez le même employeur », « même hôpital » → « au même hôpital ». */
function atSame(what: string): string {
  if (/^(?:employeu(?:r|se)|patronn?e?|client|cliente|particulier)$/u.test(what))
    return `chez ${/e$/.test(what) ? 'la' : 'le'} même ${what}`;
  const kind = kindOf.get(foldWord(what)) ?? genderOf(what);
  if (kind === 'm') return what === 'groupe' ? 'dans le même groupe' : `au même ${what}`;
  return kind === 'f' ? `dans la même ${what}` : 'au même endroit';
}

/** « Le Courrier » → « au Courrier », « La Poste » → « à La Poste »; null for a name without article. */
function withItsArticle(name: string): string | null {
  const [, article = '', rest = ''] = /^(?:(Les?|La)\s|(?=L[’']))(.+)$/u.exec(name) ?? [];
  if (article === 'Le') return isSurname(rest) ? `chez ${name}` : `au ${rest}`;
  if (article === 'Les') return `aux ${rest}`;
  return article === 'La' || /^L[’']/.test(name) ? `à ${name}` : null;
}

function withKind(name: string): string | null {
  const kind = articleKind(name) ?? commonKind(name);
  if (!kind) return null;
  if (kind === 'mp' || kind === 'fp') return `aux ${name}`;
  if (startsWithVowel(name.toLowerCase())) return `à l’${name}`;
  return kind === 'm' ? `au ${name}` : `à la ${name}`;
}

/** « Particuliers employeurs » → « chez des particuliers employeurs », « Deux familles du quartier » → « pour deux … ». */
function severalOf(name: string): string | null {
  const small = uncapitalised(name)
    .replace(/^(?:des|plusieurs) (?=particuliers(?!\p{L}))/iu, '')
    .replace(/^P(?=articulier)/u, 'p')
    .replace(/(?<=^particuliers? )E(?=mployeur)/u, 'e');
  if (/^particuliers(?!\p{L})/u.test(small)) return `chez des ${small}`;
  if (/^particulier(?!\p{L})/u.test(small)) return `chez un ${small}`;
  const counted =
    /^(?:deux|trois|quatre|cinq|six|plusieurs|quelques|divers(?:es)?|différente?s) (\p{L}+)/u.exec(small) ??
    /^(employeurs|entreprises|clients|restaurants|traiteurs) (?:divers(?:es)?|variée?s)$/u.exec(small);
  const [, what = ''] = counted ?? [];
  if (!counted) return null;
  if (/^(?:familles?|clients?|particuliers?|personnes?|foyers?|employeurs?|patrons?)$/iu.test(what))
    return `pour ${small}`;
  // « plusieurs missions » are no house one works in.
  if (/^(?:missions?|contrats?|remplacements?|cdd|vacations?)$/iu.test(what)) return `lors de ${small}`;
  if (/^(?:chantiers?|sites?|lignes?|tournées?)$/iu.test(what)) return `sur ${small}`;
  return `${/(?:eurs|iers|istes)$/u.test(what) ? 'chez' : 'dans'} ${small}`;
}

/** « Le Bihan Père & Fils » is someone, « Le Courrier d’Occitanie » a thing: only the second is « au Courrier ». */
function isSurname(rest: string): boolean {
  const [first = ''] = rest.split(/[\s’']/);
  return (
    / (?:Père|Pere|Fils|Frères|Freres)(?!\p{L})|(?:&|et) (?:Fils|Associés)|(?:Couverture|Plomberie|Bâtiment|Menuiserie|Transports|Immobilier)$/iu.test(
      rest,
    ) || breton.test(first)
  );
}

const breton =
  /^(?:Bihan|Goff|Gall|Floc|Roux|Guen|Corre|Bris|Bras|Berre|Meur|Borgne|Moal|Saux|Scouarnec|Dantec|Du[cf]f?|Gallo|Guennec|Henaff|Hénaff|Lann|Lay|Mer|Moigne|Pape|Pen|Ray|Roy|Rest|Tallec|Thuaut|Cam|Cozic|Coz|Bail|Bot|Breton|Brun|Fur|Gal|Gac|Goas|Hir|Jeune|Quéré|Quere|Vaillant|Men|Maout)$/u;

/** « cuisine centrale de Montreuil », « pépinières Bourdin »: written small, it is no name. */
function commonKind(name: string): Kind | null {
  if (!/^\p{Ll}/u.test(name)) return null;
  const [first = ''] = name.split(' ');
  const single = /[^s]s$/.test(first) ? first.slice(0, -1) : null;
  const known = single && kindOf.get(foldWord(single));
  const one = single && (known === 'm' || known === 'f' ? known : genderOf(single));
  return one ? `${one}p` : genderOf(first);
}

function articleKind(name: string): Kind | null {
  // « Logis’Isle » is a name of its own; « L’Atelier » and « P’tits Loups » are read elsewhere.
  if (/^\p{L}{3,}[’']\p{Lu}/u.test(name)) return null;
  const [first = '', second = ''] = name.split(/[\s’',(]+/);
  // « Marine Dupont » is someone, « Marine nationale » is not.
  if (isFirstName(first) && /^\p{Lu}/u.test(second) && !/^Nationale$/u.test(second)) return null;
  // « Serrurerie-métallerie » opens on its kind, « Port-Louis » and « Bar-le-Duc » are towns.
  const [head = '', next = ''] = first.split('-');
  const isOne = next === '' || (/^\p{Ll}{4,}/u.test(next) && !/-\p{Lu}/u.test(first)) || /^(?:auto|tabac)$/i.test(next);
  const isPair = isOne || kindOf.has(foldWord(next));
  const kind = kindOf.get(foldWord(first)) ?? (isPair ? (shops(head) ?? kindOf.get(foldWord(head)) ?? null) : null);
  // « Transports Gaudin » is a name; « Transports de la Loire » and « Forges du Gier » name a thing.
  const isPlural = kind === 'mp' || kind === 'fp';
  if (isPlural && /^\p{Lu}/u.test(first) && !/^(?:de|du|des|d|la)$/i.test(second) && !always.test(first)) return null;
  return kind;
}

/** « Quincaillerie Artois », « Galeries du Port »: places named by what is made or sold there. */
function shops(head: string): Kind | null {
  const word = foldWord(head);
  if (!/^\p{L}{3,}eries?$/u.test(word) || isFirstName(head)) return null;
  return word.endsWith('s') ? 'fp' : 'f';
}

/** Plurals that take their article before a name as well: « aux Ambulances Roquelaure ». */
const always =
  /^(?:Ets|[ÉE]ts|[ÉE]tablissements|Laboratoires|Hospices|Hôpitaux|Ambulances|Abattoirs|Pépinières|Vignobles|Bibliothèques|Ateliers|Serres|Vergers|Salaisons|\p{Lu}\p{Ll}{3,}eries)$/u;
