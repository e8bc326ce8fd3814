import { once } from '../../text/while-reading.ts';
import { opensOnAction } from '../../writing/opening-word.ts';

/** « Prise en charge de patients », « Vente, encaissement »: a duty told in words, not the name of a job or an employer. */
export const looksLikeTask = once(
  (text) =>
    opensOnAction(text) &&
    /^[\p{L}’'-]+(?:,| (?:de|des|du|d[’']|la|le|les|l[’']|aux?|et|en|à|sur|avec|pour|\p{Ll}{2,} (?:de|des|du|et))(?![\p{L}]))/u.test(
      text,
    ),
);
