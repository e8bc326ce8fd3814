import { lookUp } from '../../text/look-up.ts';
import { type QuantityKind, scaleOf } from './quantity.ts';

/** What a number is a number of, the factor it is told in, and how far the words reach behind it. */
export type Unit = { kind: QuantityKind; factor: number; name: string | null; length: number };

const moneyAfter =
  /^(?: ?(k|m|mds?|millions?|milliers?|milliards?)(?= |€|[de]))?(?: d'| de | )?(?:(?:€|\$|£|euros?\b|eur\b|dollars?\b|livres sterling))/i;
const percentAfter = /^ ?(?:%|pour ?cents?\b|p\. ?100)/i;
const timeAfter =
  /^[ -]?(annees?|années?|ans?|mois|semaines?|journées?|journees?|jours?|heures?|minutes?|min(?![\p{L}\d.])|trimestres?|semestres?|decennies?|décennies?)(?![\p{L}\d])/iu;
const bigAfter = /^ (millions?|milliers?|milliards?)\b( (?:d'|de )?(?:euros?|€))?/;
/** « 1,1 M d’appels », « 3 Md », « 1,4 M vues »: in capitals, where « 3 m de large » are metres. */
const bigAlone = /^ (Mds?|M)(?![\p{L}\d.€$£])/u;
const monthsOf: Record<string, number> = { an: 12, annee: 12, mois: 1, trimestre: 3, semestre: 6, decennie: 120 };

/** The unit that follows a number: glued (« 25k », « 24h ») or after it. */
export function unitOf(glued: string, after: string, inFigures: boolean): Unit {
  if (/^eu/.test(glued)) return { kind: 'money', factor: 1, name: 'euro', length: 0 };
  const percent = percentAfter.exec(after);
  if (percent) return { kind: 'percentage', factor: 1, name: '%', length: percent[0].length };
  return moneyUnit(glued, after) ?? timeUnitOf(glued, after) ?? bigUnit(glued, inFigures ? after : '');
}

/** « 52 centimes », which a CV writes « 0,52 € ». */
const cents = /^ ?(?:centimes?|cents?(?= d'euros?)|cts?(?![\p{L}\d]))(?: d['’]euros?)?/iu;

function moneyUnit(glued: string, after: string): Unit | null {
  const small = glued === '' ? cents.exec(after) : null;
  if (small) return { kind: 'money', factor: 0.01, name: 'euro', length: small[0].length };
  const money = moneyAfter.exec(after);
  const scale = scaleOf(glued);
  if (!money || (scale === undefined && glued !== '')) return null;
  return { kind: 'money', factor: scale ?? scaleOf(money[1] ?? '') ?? 1, name: 'euro', length: money[0].length };
}

function timeUnitOf(glued: string, after: string): Unit | null {
  if (/^(?:h|j|ans?|mois)$/.test(glued)) return timeUnit(glued, 0);
  const plain = withoutFiller(after);
  const words = glued === '' ? (timeAfter.exec(plain) ?? /^ (h)(?![\p{L}\d])/iu.exec(plain)) : null;
  return words ? timeUnit(words[1] as string, words[0].length + after.length - plain.length) : null;
}

function bigUnit(glued: string, after: string): Unit {
  const scale = glued === 'm' ? undefined : scaleOf(glued);
  const big = scale === undefined ? (bigAfter.exec(after) ?? bigAlone.exec(after)) : null;
  if (!big) return { kind: 'number', factor: scale ?? 1, name: null, length: 0 };
  const isMoney = Boolean(big[2]);
  const factor = scaleOf(big[1] as string) ?? 1;
  return { kind: isMoney ? 'money' : 'number', factor, name: isMoney ? 'euro' : null, length: big[0].length };
}

/** « une dizaine d’années », « trois belles années ». */
function withoutFiller(after: string): string {
  return after.replace(
    /^ (?:d'|de (?=jours|journées|semaines|mois|minutes)|bons? |bonnes? |belles |longues |pleines |petites |courtes |premieres |premières |premiers |dernières |dernieres )/i,
    ' ',
  );
}

function timeUnit(written: string, length: number): Unit {
  const name = written
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<!moi)s$/, '');
  const unit = shortTimes[name] ?? name;
  const months = lookUp(monthsOf, unit);
  return { kind: 'duration', factor: months ?? 1, name: months ? 'mois' : unit, length };
}

const shortTimes: Record<string, string> = { h: 'heure', j: 'jour', journee: 'jour', min: 'minute' };
