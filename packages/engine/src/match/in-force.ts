import type { Span } from '@coach/contracts/span';
import { foldText } from '../text/fold-text.ts';
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
const wantsInForce = /^[^,]{0,30}\b(?:en cours de validite|en validite|a jour|valides?)\b/;
const saysInForce = /valid|a jour|jusqu/;
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

/** Whether the line of a certificate tells its year, all before `first`, and not that it is in force. */
function isDatedBefore(live: string, { start, end }: Span, first: number): boolean {
  const after = live.slice(end, end + reach).split('\n')[0] ?? '';
  const before = live.slice(Math.max(0, start - reach), start);
  const line = `${before.slice(before.lastIndexOf('\n') + 1)} ${after}`;
  const years = [...line.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year));
  return years.length > 0 && Math.max(...years) < first && !saysInForce.test(foldText(after));
}
