import { measureAnalysis } from '@coach/bench/src/measure-analysis.ts';
import { measureLoading } from '@coach/bench/src/measure-loading.ts';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { findUngrounded } from '@coach/engine/grounding/find-ungrounded';
import { analyse } from '@coach/engine/match/analyse';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import type { Figure } from '../figure.ts';
import { today } from '../read-set.ts';

/** How long the engine takes: to load, for a pair, for a long text, for a text made to hurt it. */
export async function measureSpeed(): Promise<Figure[]> {
  const measured = [...(await measureLoading()), ...(await measureAnalysis())];
  return [...measured.map(({ name, value, target }) => figureOf(name, value, target)), hostileFigure()];
}

function figureOf(name: string, value: number, target: number | undefined): Figure {
  const unit = name.endsWith('(ms)') ? 'ms' : 'times';
  return { name, value, unit, bound: target === undefined ? null : { atMost: target }, faults: [] };
}

const million = 1_000_000;
const fill = (piece: string) => piece.repeat(Math.ceil(million / piece.length)).slice(0, million);

/** A million characters each. */
const hostile: [string, string][] = [
  ['one word', fill('a')],
  ['one skill', fill('Excel, ')],
  ['fifty thousand lines', 'Comptable chez X\n'.repeat(50_000)],
  ['dates', fill('de mars 2019 à 2020\n')],
  ['scripts', fill('日本語 Привет мир مرحبا 😀 Paris ')],
  ['alternatives', fill('Excel ou Word ou ')],
  ['tags', fill('<li><b>')],
  ['figures', fill('douze personnes et 12 %, ')],
  ['spaces', fill('a                    ')],
];

function hostileFigure(): Figure {
  const timed = hostile.map(([name, text]) => ({ name, ms: Math.max(...Object.values(timesOf(text))), all: timesOf }));
  const worst = Math.max(...timed.map(({ ms }) => ms));
  return {
    name: 'a million hostile characters, worst (ms)',
    value: worst,
    unit: 'ms',
    bound: { atMost: 2_000 },
    faults: timed.map(({ name, ms }) => `${name}: ${Math.round(ms)} ms`),
  };
}

function timesOf(text: string): Record<string, number> {
  const cv = parseCv({ text });
  const offer = parseOffer(text);
  return {
    cv: timed(() => parseCv({ text })),
    offer: timed(() => parseOffer(text)),
    analysis: timed(() => analyse({ cv, offer, today })),
    guard: timed(() => findUngrounded(text, { cv: 'Camille Roux, comptable', today })),
  };
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
