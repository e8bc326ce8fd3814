import type { CheckContext, Finding } from '../context.ts';
import type { Anchor } from '../facts/anchors.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import type { DateMention } from './find-date-mentions.ts';

/** How a text says when one came to a house, was there or left it. */
const stays =
  /\b(?:rejoin[st]|rejoignais|entree? (?:chez|a|au|dans)|integre|arrivee? (?:chez|a|au|dans)|embauchee?|recrutee?|engagee?|travaille|exerce|officie|passee?|restee?|quitte|j'ai ete|j'etais)\b[^.;:!?\n]*$/;
/** Words beside which the date may be of something else: what came before or after the stay, or studies. */
const beside =
  /\b(?:apres|avant|puis|ensuite|depuis (?:mon|ma|mes)|quand|lorsque|suite|ancien|ailleurs|autre|diplom\w*|formation|licence|bts|cap|master|dont|ou)\b/;
const reach = 110;

/**
 * « J’ai rejoint Serrurerie Roy en 2023 » of one who worked there from 2015 to 2017: the years of a stay are those of the
 * job at that very house, where its dates were understood.
 */
export function checkStays(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return context.dates.flatMap((mention): Finding[] => {
    const { start, end } = mention;
    const house = marks[start] === stances.self ? houseOf(context, start) : null;
    if (!house || !saysStay(context, house, start)) return [];
    const years = [mention.from, mention.to].flatMap((date) => /^\d{4}/.exec(date) ?? []).map(Number);
    if (years.length === 0 || years.every((year) => isWithin(own, house, year))) return [];
    const reason = reasons.swapped(reading.text.slice(start, end), house.label);
    return [{ kind: 'date', start, end, reason }];
  });
}

/** The only house that the clause names, all of whose jobs have their dates. */
function houseOf({ scopeAt }: CheckContext, place: number): Anchor | null {
  const [house, ...others] = scopeAt(place).own;
  const isDated = house?.entries.every(({ kind, period }) => kind === 'job' && period !== null);
  return house && others.length === 0 && isDated ? house : null;
}

function saysStay({ reading: { folded, sentences } }: CheckContext, house: Anchor, start: number): boolean {
  const opening = sentences[sentenceAt(sentences, start)]?.start ?? 0;
  const from = Math.max(opening, Math.min(start, house.start) - reach);
  const said = folded.slice(from, start);
  return stays.test(said) && !beside.test(said.replace(folded.slice(house.start, house.end), ''));
}

/** In the time of one of its jobs, or a year that the documents tell of it. */
function isWithin({ dateMentions }: Facts, { entries }: Anchor, year: number): boolean {
  return entries.some(({ owner, period }) => {
    if (period && year >= Math.floor(period.from / 12) && year <= Math.ceil(period.to / 12)) return true;
    return dateMentions.some(({ fact, owner: told }) => told === owner && tellsYear(fact, year));
  });
}

function tellsYear({ from, to }: DateMention, year: number): boolean {
  return from.startsWith(String(year)) || to.startsWith(String(year));
}
