import type { ParsedCv } from '@coach/contracts/cv';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { SectorId } from '@coach/contracts/report';
import agriculture from '../../../data/interviews/agriculture.json' with { type: 'json' };
import banking from '../../../data/interviews/banking.json' with { type: 'json' };
import building from '../../../data/interviews/building.json' with { type: 'json' };
import communication from '../../../data/interviews/communication.json' with { type: 'json' };
import crafts from '../../../data/interviews/crafts.json' with { type: 'json' };
import fromCv from '../../../data/interviews/cv.json' with { type: 'json' };
import earlyChildhood from '../../../data/interviews/early-childhood.json' with { type: 'json' };
import education from '../../../data/interviews/education.json' with { type: 'json' };
import finance from '../../../data/interviews/finance.json' with { type: 'json' };
import general from '../../../data/interviews/general.json' with { type: 'json' };
import health from '../../../data/interviews/health.json' with { type: 'json' };
import hospitality from '../../../data/interviews/hospitality.json' with { type: 'json' };
import hr from '../../../data/interviews/hr.json' with { type: 'json' };
import industry from '../../../data/interviews/industry.json' with { type: 'json' };
import it from '../../../data/interviews/it.json' with { type: 'json' };
import law from '../../../data/interviews/law.json' with { type: 'json' };
import logistics from '../../../data/interviews/logistics.json' with { type: 'json' };
import management from '../../../data/interviews/management.json' with { type: 'json' };
import fromOffer from '../../../data/interviews/offer.json' with { type: 'json' };
import office from '../../../data/interviews/office.json' with { type: 'json' };
import property from '../../../data/interviews/property.json' with { type: 'json' };
import publicService from '../../../data/interviews/public.json' with { type: 'json' };
import sales from '../../../data/interviews/sales.json' with { type: 'json' };
import security from '../../../data/interviews/security.json' with { type: 'json' };
import social from '../../../data/interviews/social.json' with { type: 'json' };
import { sectorOfCv } from '../../match/sector/sector-of-cv.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { noCv } from './no-cv.ts';
import type { Pattern, SectorPatterns } from './pattern.ts';

/** Every sector's questions. */
export const sectorBanks = [
  agriculture,
  banking,
  building,
  communication,
  crafts,
  earlyChildhood,
  education,
  finance,
  health,
  hospitality,
  hr,
  industry,
  it,
  law,
  logistics,
  management,
  office,
  property,
  publicService,
  sales,
  security,
  social,
] as readonly SectorPatterns[];

export const generalBank = general.questions as readonly Pattern[];
export const offerBank = fromOffer.questions as readonly Pattern[];
export const cvBank = fromCv.questions as readonly Pattern[];

const trades = sectorBanks.flatMap(({ sector, trades: own }) =>
  own.flatMap(({ titles, questions }) => titles.map((title) => ({ sector, questions, stems: meaningfulStems(title) }))),
);

export type TradeBank = { sector: SectorId | null; trade: readonly Pattern[]; wide: readonly Pattern[] };

/** The questions of the offer's trade and sector, by its title; by the CV's where the offer names no post. */
export function tradeBankOf(offer: ParsedOffer, cv: ParsedCv | null): TradeBank {
  const title = offer.title ?? cv?.title ?? cv?.experiences[0]?.title ?? '';
  const trade = tradeOf(title) ?? tradeOf(offer.title ? '' : offer.text.slice(0, 300));
  const read = { ...noCv, title: offer.title, text: offer.text.slice(0, 6_000) };
  const sector = trade?.sector ?? sectorOfCv(read) ?? (offer.requirements.length === 0 && cv ? sectorOfCv(cv) : null);
  // Whoever leads nobody is not asked how they lead.
  const isMeant = sector !== 'management' || leads.test(title.trim());
  const wide = (isMeant && sectorBanks.find((each) => each.sector === sector)?.questions) || [];
  return { sector, trade: trade?.questions ?? [], wide };
}

const leads = /^(?:responsable|direct|manager|chef|dirigeant|g[ée]rant|consultant|head|lead)/i;

/** The trade a title names first, by its longest name. */
export function tradeOf(title: string) {
  const own = meaningfulStems(title.slice(0, 300));
  const met = trades.flatMap((trade) => {
    const places = trade.stems.map((stem) => own.indexOf(stem));
    const first = Math.min(...places);
    // « Assistante marketing et réseaux sociaux » is no « assistante sociale »: the words stand together.
    const isNamed = places.length > 0 && first >= 0 && Math.max(...places) - first <= places.length;
    return isNamed ? [{ trade, first }] : [];
  });
  return met.sort((a, b) => a.first - b.first || b.trade.stems.length - a.trade.stems.length)[0]?.trade;
}
