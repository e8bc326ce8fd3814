const hires = '(?:recrute|recherche|cherche|embauche|is hiring|is looking for|renforce)';

/** « Boulangerie Martin recrute un(e) … » at the head of a line; the first group is who hires. */
export const hiring = new RegExp(
  `^(.{2,60}?)\\s${hires}\\b[^:]{0,50}?(?:\\s(?:une?|sa\\s?/\\s?son|son\\s?/\\s?sa|son|sa|ses|des|a|an)\\b(?:\\(e\\)|·e)?|\\s?:)\\s`,
  'iu',
);

/** « BE structure recrute DESSINATEUR-PROJETEUR », « OFFICINE – RECHERCHE RAYONNISTE »: no article, and the job begins with a capital. */
export const hiringBare = new RegExp(
  `^.{2,40}?\\s(?:${hires}|RECRUTE|EMBAUCHE|(?<=[–—|:-] )RECHERCHE)\\s(?=\\p{Lu}\\p{L}{3})`,
  'u',
);

/** « Nous recherchons un(e) … » at the head of a line. */
export const seeking =
  /^(?:(?:nous|on)\s(?:recherchons|recrutons|recrute|cherchons|cherche)|recherche|recrute|we are (?:hiring|looking for))\s?:?\s(?:(?:actuellement|activement)\s)?(?:(?:une?|des|notre|son|sa|an?)(?:\(e\)|·e)?\s|(?=\p{L}))/iu;

/** « … recherchons, dans le cadre d'un remplacement, un(e) aide à domicile H/F pour … » inside a sentence. */
export const sought =
  /(?:recherch(?:e|ons|ent)|recrut(?:e|ons|ent)|cherch(?:e|ons|ent)|embauch(?:e|ons)|looking for|hiring)\b[^.!?\n]{0,90}?\s(?:une?|sa\s?\/\s?son|son\s?\/\s?sa|son|sa|mon|ma|an?|notre|\d{1,2})(?:\(e\)|·e|\/une)?\s(?:(?:futur|prochain)(?:e|\(e\)|·e)? |nouve(?:au|lle) )?(?:(?:ou|\/) ?(?:une?|son|sa|mon|ma|notre) (?:(?:futur|prochain)e? |nouve(?:au|lle) )?)?(?<job>\p{L}[^.,;:!?\n]{2,70}?)(?=[.,;:!?\n]|$|\s(?:pour|afin|en (?:CDI|CDD|alternance|stage|int[ée]rim|contrat)|[àa]|au|dans|sur|qui|capable|expérimenté|motivé|souhaitant|ayant|pouvant|dont|avec|chargé)\b)/iu;

/** « …, entreprise familiale reconnue depuis trois générations, un MAÇON TRADITIONNEL H/F »: far behind the verb, yet marked. */
export const soughtFar =
  /(?:recherch(?:e|ons|ent)|recrut(?:e|ons|ent)|cherch(?:e|ons|ent))\b[^.!?\n]{0,260}\s(?:une?|son|sa)(?:\(e\)|·e|\/une)?\s(?<job>\p{L}[^.,;:!?\n]{2,70}?\s?[([]?(?:h\s?\/\s?f|f\s?\/\s?h)\b[)\]]?)/iu;

/** « rech. conducteur d'abatteuse H/F »: the verb of an advertisement paid by the line. */
export const soughtShort = /(?<!\p{L})(?:rech|ch)\.\s(?:une?\s)?(?<job>\p{L}[^.,;:!?\n]{2,70}?)(?=[.,;:!?\n]|$)/iu;

/** « Mon boulanger part en Bretagne »: whose place is free. */
export const leaving =
  /(?<!\p{L})(?:mon|ma|notre)\s(?<job>\p{Ll}[\p{L}’' -]{2,40}?)\s(?:(?:nous |me )?(?:quitte|part|déménage)(?!\p{L})|prend sa retraite|est partie?(?!\p{L})|s[’']en va)/iu;
