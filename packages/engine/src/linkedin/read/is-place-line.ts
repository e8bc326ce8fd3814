import { isPlace } from '../../cv/sections/judge-part.ts';
import { foldWord } from '../../text/fold-text.ts';
import { isRegion, knownCity } from '../../text/known-names.ts';

const workplace = /^(?:sur site|hybride|a distance|teletravail|on-site|hybrid|remote)$/;
const area =
  /\b(?:et (?:sa )?(?:peripherie|region|environs)|area|metropolitan|agglomeration|metropole)\b|^(?:region|greater|departement) /;

/** As the English site names countries. */
const country =
  /^(?:united kingdom|england|scotland|wales|ireland|united states|usa|germany|spain|italy|belgium|switzerland|netherlands|morocco|algeria|senegal|austria|denmark|sweden|norway|poland|romania|greece|turkey|lebanon|singapore|australia|brazil|india|china|japan|united arab emirates)$/;

/** Whether a line only says where: « Lyon, Auvergne-Rhône-Alpes, France · Hybride », « Greater Paris Area ». */
export function isPlaceLine(text: string): boolean {
  if (text.length > 100 || /[.!?]$/.test(text)) return false;
  const parts = text.split(/\s*[,·]\s*/).filter((part) => part !== '');
  if (parts.length === 0 || parts.length > 6) return false;
  if (parts.every(isWhere)) return true;
  const places = parts.filter((part) => !workplace.test(foldWord(part)));
  const last = places.at(-1) ?? '';
  return (
    places.length > 1 &&
    (isRegion(last) || country.test(foldWord(last))) &&
    places.every((part) => /^\p{Lu}/u.test(part) && part.length < 40)
  );
}

function isWhere(part: string): boolean {
  const folded = foldWord(part);
  return (
    workplace.test(folded) ||
    area.test(folded) ||
    country.test(folded) ||
    isRegion(part) ||
    knownCity(part) !== null ||
    isPlace(part)
  );
}
