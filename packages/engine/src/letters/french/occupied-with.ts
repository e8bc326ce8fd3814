import { withDe } from './link-words.ts';

/**
 * « l’accueil, la facturation et le marché de Noël » → « de l’accueil, de la facturation et du marché de Noël »: each thing
 * with its « de »; null where it may not reach all of them.
 */
export function withEachDe(things: string): string | null {
  if (mayEnd.test(things)) return null;
  if (isOfOne.test(things) && !/(?:, | et )(?:l[ae]s? |l’)/u.test(things)) return withDe(things);
  // « (25 demandées, 31 faites) », « le matin et le soir »: brackets and times take no « de ».
  return things.replace(
    /\([^()]*\)|(^|, | et |,? ainsi qu(?:e |’))(?!l[ea] (?:matin|midi|soir|nuit|week-end|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)(?!\p{L}))((?:les? |la |l’|des |une? |(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix) )\p{L}+|\d[\d\u202f]*(?![\d\u202f]|[^,.]* (?:par \p{Ll}|à l’heure)))/gu,
    (whole, link?: string, thing?: string) =>
      thing === undefined ? whole : `${(link ?? '').replace('qu’', 'que ')}${withDe(thing)}`,
  );
}

/** « la surveillance des diabétiques, des chutes »: what follows is of the same thing. */
const isOfOne = /^(?:l[ae] |l’)[^,]*? (?:d[eu]s? |d’|de la |de l’)[^,]*(?:, | et )d(?:es|u|e la) /u;

const mayEnd = /(?<!\p{L})(?:pour|avec|par|sur|dans|entre|chez|auprès|à|en) (?:les? |la |l’).* et /u;
