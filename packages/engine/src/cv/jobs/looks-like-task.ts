import { once } from '../../text/while-reading.ts';
import { opensOnAction } from '../../writing/opening-word.ts';
import { isPlace } from '../sections/judge-part.ts';

/** « Prise en charge de patients », « Vente, encaissement »: a duty told in words, not the name of a job or an employer. */
export const looksLikeTask = once(
  (text) =>
    opensOnAction(text) &&
    !namesHouse(text) &&
    /^[\p{L}’'-]+(?:,| (?:de|des|du|d[’']|la|le|les|l[’']|aux?|et|en|à|sur|avec|pour|\p{Ll}{2,} (?:de|des|du|et))(?![\p{L}]))/u.test(
      text,
    ),
);

/** « Messageries de la Loue – Dole »: a name in capitals and its town; « Gestion de Stocks – Dole » is a duty. */
function namesHouse(text: string): boolean {
  const [, town = ''] =
    /^(?:\p{Lu}\p{Ll}*eries|Transports|Constructions|D[ée]m[ée]nagements|[ÉE]ditions|Productions|Plantations) (?:de la |de l[’']|des |du |de |d[’'])\p{Lu}[^,–]{2,30}(?: – |, )(\p{Lu}[^,]{2,30})$/u.exec(
      text,
    ) ?? [];
  return town !== '' && isPlace(town);
}
