import type { Amendment } from '@coach/contracts/amendment';
import type { ParsedCv } from '@coach/contracts/cv';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { Report, SectorId } from '@coach/contracts/report';
import type { UserContext } from '../../context.ts';
import { parisDate } from '../../paris-date.ts';
import { loadEngine } from '../../ports/engine.ts';
import { yieldToOthers } from '../../yield-to-others.ts';
import type { AnalysedText } from './analysed-text.ts';

export type AnalysisInput = {
  original: AnalysedText;
  amendments: Amendment[];
  offerText: string | null;
  offTopic: string[];
  sector: SectorId | null;
};

export type Computed = { cv: ParsedCv; offer: ParsedOffer | null; report: Report; analysis: string };

/** The engine's whole reading of a pair. Others' requests are answered between its steps. */
export async function computeAnalysis(context: UserContext, input: AnalysisInput): Promise<Computed> {
  const engine = await loadEngine();
  const read = engine.parseCv(input.original);
  await breathe(context);
  const cv = input.amendments.length > 0 ? engine.amendCv(read, input.amendments) : read;
  const offer = input.offerText === null ? null : engine.parseOffer(input.offerText);
  await breathe(context);
  const today = parisDate(context.clock.now());
  const { offTopic, sector } = input;
  const report = engine.analyse({
    ...{ cv, offer, today, offTopic },
    layout: input.original.layout,
    sector: sector ?? undefined,
  });
  await breathe(context);
  return { cv, offer, report, analysis: engine.describeAnalysis(report, { cv, offer }) };
}

/** Stops where the person has left. */
async function breathe({ signal }: UserContext): Promise<void> {
  await yieldToOthers();
  signal.throwIfAborted();
}
