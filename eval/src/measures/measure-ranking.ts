import { analyse } from '@coach/engine/match/analyse';
import type { Figure } from '../figure.ts';
import { type ReadPair, today } from '../read-set.ts';
import { Tally } from '../tally.ts';

/**
 * Every CV of `pairs` against every offer of `all`: the one it fits has to come first, and the others low. The offer of a
 * CV labelled a poor fit is not its right one; the figure with those CVs stands beside.
 */
export function measureRanking(pairs: readonly ReadPair[], all: readonly ReadPair[]): Figure[] {
  const first = new Tally();
  const fitting = new Tally();
  const others: number[] = [];
  const own: number[] = [];
  for (const { name, labels, cv, document, report } of pairs) {
    const scores = all.map((other) => ({
      name: other.name,
      score:
        other.name === name ? report.score : analyse({ cv, offer: other.offer, layout: document.layout, today }).score,
    }));
    const best = scores.filter((one) => one.name !== name).reduce((a, b) => (b.score > a.score ? b : a));
    own.push(report.score);
    others.push(...scores.filter((one) => one.name !== name).map(({ score }) => score));
    const fault = `${name}: ${report.score}, but ${best.name}: ${best.score}`;
    first.add(report.score > best.score, fault);
    if (!labels.quality.startsWith('poor')) fitting.add(report.score > best.score, fault);
  }
  return [
    {
      name: 'right offer ranked first',
      value: fitting.share,
      unit: 'share',
      bound: { atLeast: 0.95 },
      faults: fitting.faults,
    },
    { name: 'the same, poor fits included', value: first.share, unit: 'share', bound: null, faults: first.faults },
    { name: 'score against the own offer, median', value: median(own), unit: 'count', bound: null, faults: [] },
    { name: 'score against other offers, median', value: median(others), unit: 'count', bound: null, faults: [] },
    {
      name: 'score against other offers, 95th in 100',
      value: percentile(others, 0.95),
      unit: 'count',
      bound: null,
      faults: [],
    },
  ];
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
