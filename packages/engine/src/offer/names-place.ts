import { isRegion, knownCity } from '../text/known-names.ts';

const around = 70;

const toPlace = "(?:(?:à|aux?|en|sur|d[eu]s?|vers) (?:la |l[’'])?|d[’'])";
/** « à Saint-Marcellin et »: the place before, which no list need know. */
const other = String.raw`(?:\p{Lu}[\p{L}’'-]+(?:, | et | ou ))?`;
/** « Centre commercial des », « permanences aux », « quartier »: what stands right before the name of a place. */
const placed = new RegExp(
  String.raw`(?<!\p{L})(?:(?:quartier|lieu-dit|h[ôo]tel|chalet|r[ée]sidence|ch[âa]teau) ${toPlace}?|(?:centre commercial|zones?|parcs?|usines?|sites?|agences?|antennes?|bureaux|gare|permanences?|boutiques?|magasins?|d[ée]placements|viennent|venant|secteur|bassin|vall[ée]e|plaine|pays) ${toPlace}(?:${other}${toPlace})?)$`,
  'iu',
);
/** « à Saint-Marcellin et aux », « (Japon, »: another place right before. */
const beside = new RegExp(String.raw`(\p{Lu}[\p{L}’'-]+)(?:, | et | ou |/)(?:${toPlace})?$`, 'u');
const country =
  /^(?:Allemagne|Espagne|Italie|Portugal|Royaume-Uni|Angleterre|Irlande|[ÉE]cosse|Pays-Bas|Luxembourg|Autriche|Pologne|Roumanie|Gr[èe]ce|Turquie|Ukraine|Danemark|Su[èe]de|Norv[èe]ge|Finlande|Hongrie|Tch[ée]quie|Slovaquie|Bulgarie|Croatie|Maroc|Alg[ée]rie|Tunisie|S[ée]n[ée]gal|Mali|Cameroun|Gabon|[ÉE]gypte|Liban|Isra[ëe]l|Canada|[ÉE]tats-Unis|Mexique|Br[ée]sil|Argentine|Chili|Inde|Chine|Japon|Vietnam|Tha[ïi]lande|Cor[ée]e|Indon[ée]sie|Australie|Afrique|Asie|Europe|Am[ée]rique)$/u;

/** « Connaissance de terrain du Japon ou du »: a place that one knows is asked for. */
const known =
  /(?<!\p{L})(?:connaissances?|expertise|sp[ée]cialistes?|culture|march[ée]s?|destinations?)(?: \p{Ll}+){0,4} [^.;:()]{0,30}$/iu;

/** Whether a name that an offer writes says where, and asks for nothing: « permanences aux Abrets », « (Japon, Vietnam) ». */
export function namesPlace(text: string, { start, end }: { start: number; end: number }): boolean {
  const before =
    text
      .slice(Math.max(0, start - around), start)
      .split('\n')
      .at(-1) ?? '';
  if (known.test(before)) return false;
  return isWhere(text.slice(start, end)) || placed.test(before) || isWhere(beside.exec(before)?.[1] ?? '');
}

function isWhere(name: string): boolean {
  return name !== '' && (country.test(name) || isRegion(name) || knownCity(name) !== null);
}
