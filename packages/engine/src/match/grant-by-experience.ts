import { foldText } from '../text/fold-text.ts';
import type { Context } from './context.ts';
import type { RequirementMatch } from './match-requirements.ts';
import { monthsInTrade } from './months-in-trade.ts';

/** Years in the trade where a diploma is asked for « ou expérience » are worth nearly as much as it. */
const experienceCredit = 0.8;
/** « Ou expérience équivalente » without a figure. */
const usualMonths = 24;
const numbers: Record<string, number> = { un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, dix: 10 };
const instead =
  /\bou (?:bien |encore |a defaut )?(?:[a-z'\d]+ ){0,5}?(?:d'|l'|une |de l')?(?:experience|pratique)\b[^.;\n]{0,40}/;
const years = /\b(\d{1,2}|une?|deux|trois|quatre|cinq|six|dix) (?:ans?|annees?)\b/;
const reach = 180;

/** Grants a diploma where the offer takes years in the trade in its stead: « CAP ou trois ans d’expérience ». */
export function grantByExperience(context: Context): RequirementMatch[] {
  const { requirements, offer } = context;
  return requirements.map((match) => {
    const { kind, span } = match.requirement;
    if (!offer || kind !== 'diploma' || match.state !== 'missing') return match;
    const rest = foldText(offer.text.slice(span.end, span.end + reach)).split(/[.;!\n]/)[0] ?? '';
    const told = instead.exec(rest)?.[0];
    if (!told) return match;
    const said = years.exec(told)?.[1];
    const needed = said ? (numbers[said] ?? Number(said)) * 12 : usualMonths;
    const { months, jobs } = monthsInTrade(context);
    const proof = jobs[0]?.heading ?? null;
    if (months < needed || !proof) return match;
    return { ...match, state: 'equivalent', span: proof, proof, place: 'job', credit: experienceCredit };
  });
}
