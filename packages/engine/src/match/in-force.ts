import type { Span } from '@coach/contracts/span';
import { foldText } from '../text/fold-text.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Context } from './context.ts';
import type { RequirementMatch } from './match-requirements.ts';

/** Years for which a certificate is held before it has to be renewed, by its folded name. */
const lasting: [RegExp, number][] = [
  [/\bafgsu\b/, 4],
  [/\bsst\b|\bsauveteur/, 2],
  [/\bssiap\b/, 3],
  [/\bcaces r ?482\b/, 10],
  [/\bcaces\b/, 5],
  [/\bcertiphyto\b/, 5],
  [/\bfco\b/, 5],
  [/\bhabilitation electrique/, 3],
];
const wantsInForce =
  /^(?:(?!\b(?:et|pour)\b)[^,]){0,30}\b(?:en cours de validite|en validite|(?<!\b(?:mise?s?|tenue|tenir|mettre) )a jour|valides?)\b/;
const saysInForce = /valid|a jour|jusqu|\brecycl\w+ (?:tous|toutes|chaque)\b/;
/** « Recyclage en 2024 » on the line below says when the certificate was renewed. */
const renewal = /^\s*(?:[-–•*] ?)?(?:recycl|mac\b|maintien|renouvel)/;
/** How far from its name a certificate is told its date, or an offer that it must be in force. */
const reach = 60;
/** A certificate to be renewed is a step towards it. */
const stepCredit = 0.25;

/** « AFGSU en cours de validité » is not met by a certificate that the CV dates before its years of validity. */
export function withoutExpired(context: Context): RequirementMatch[] {
  const { requirements, mentions, today } = context;
  return requirements.map((match) => {
    const years = match.state === 'missing' ? null : yearsInForce(context, match);
    if (years === null || match.span === null) return match;
    const held: Span[] = mentions.filter(({ name }) => name === match.requirement.term);
    const first = Number(today.slice(0, 4)) - years;
    if (![match.span, ...held].every((span) => isDatedBefore(context.live, span, first))) return match;
    return { ...match, state: 'missing', span: null, place: null, credit: stepCredit };
  });
}

/** For how many years a certificate is in force that the offer wants so; null where it does not say so. */
function yearsInForce({ offer }: Context, { requirement: { term, span } }: RequirementMatch): number | null {
  const text = offer?.text ?? '';
  const after = foldText(text.slice(span.end, span.end + reach).split(/[\n;.]/)[0] ?? '');
  if (!wantsInForce.test(after)) return null;
  const said = foldText(`${term} ${text.slice(span.start, span.end)}`);
  return lasting.find(([name]) => name.test(said))?.[1] ?? null;
}

/** Whether the item of a certificate tells its year, all before `first`, and not that it is in force. */
function isDatedBefore(live: string, { start, end }: Span, first: number): boolean {
  const [line = '', next = ''] = live.slice(end, end + reach).split('\n');
  const before =
    live
      .slice(Math.max(0, start - reach), start)
      .split('\n')
      .at(-1) ?? '';
  const renewed = renewal.test(foldText(next)) ? next : '';
  const own = `${openingOf(before)} ${ownPart(line)} ${renewed}`;
  const years = [...own.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year));
  return years.length > 0 && Math.max(...years) < first && !saysInForce.test(foldText(own));
}

/** What stands before a certificate in its own item: « 2021 – », and nothing of « BEP cuisine 2008, ». */
function openingOf(before: string): string {
  const pieces = before.split(itemEnd);
  return pieces.slice(0, -1).every(isOfDate) ? before : (pieces.at(-1) ?? '');
}

/** What stands behind it in its own item: « , obtenu en 2017, recyclé en 2025 », and nothing of « , BEP cuisine 2008 ». */
function ownPart(after: string): string {
  const pieces = after.split(itemEnd);
  const other = pieces.findIndex((piece, index) => index > 0 && !isOfDate(piece));
  return (other < 0 ? pieces : pieces.slice(0, other)).join(' ');
}

const itemEnd = /[,;/•|\t]| [–-] | {2,}/;

/** Whether a piece only tells when, or for how long. */
function isOfDate(piece: string): boolean {
  return tokenise(piece).every(({ key }) => /\d/.test(key) || dateWord.test(key));
}

const dateWord =
  /^(?:obten|deliv|passe|recycl|renouvel|mac$|valid|valable|jusqu|a$|au$|jour$|en$|cours$|de$|du$|le$|depuis$|tous$|toutes$|les$|ans?$|chaque$|annees?$|fin$|janv|fev|mars$|avril$|mai$|juin$|juil|aout$|sept|octo|nov|dec)/;
