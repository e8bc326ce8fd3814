import { measureAnalysis } from '@coach/bench/measure-analysis';
import { measureLoading } from '@coach/bench/measure-loading';
import { maxReadLength } from '@coach/contracts/cv-upload';
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

const fill = (piece: string) => piece.repeat(Math.ceil(maxReadLength / piece.length)).slice(0, maxReadLength);

/** As long as the product takes any text; what is longer is refused unread. */
const hostile: [string, string][] = [
  ['one word', fill('a')],
  ['one skill', fill('Excel, ')],
  ['fifty thousand lines', 'Juge\n'.repeat(50_000)],
  ['dates', fill('de mars 2019 à 2020\n')],
  ['scripts', fill('日本語 Привет мир مرحبا 😀 Paris ')],
  ['alternatives', fill('Excel ou Word ou ')],
  ['tags', fill('<li><b>')],
  ['figures', fill('douze personnes et 12 %, ')],
  ['spaces', fill('a                    ')],
  ['private details', fill('marié\n')],
];

function hostileFigure(): Figure {
  const slowest = hostile.flatMap(([name, text]) =>
    timesOf(text).map(([what, ms]) => ({ what: `${name}, ${what}`, ms })),
  );
  return {
    name: 'the longest hostile texts, worst (ms)',
    value: Math.max(...slowest.map(({ ms }) => ms)),
    unit: 'ms',
    bound: { atMost: 2_000 },
    faults: slowest.map(({ what, ms }) => `${what}: ${Math.round(ms)} ms`),
  };
}

function timesOf(text: string): [string, number][] {
  const cv = parseCv({ text });
  const offer = parseOffer(text);
  return [
    ['CV', timed(() => parseCv({ text }))],
    ['offer', timed(() => parseOffer(text))],
    ['analysis', timed(() => analyse({ cv, offer, today }))],
    ['guard', timed(() => findUngrounded(text, { cv: 'Camille Roux, comptable', today }))],
  ];
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
