import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { parsedCvSchema } from '@coach/contracts/cv';
import { letterSchema, letterTones } from '@coach/contracts/letter';
import { parsedOfferSchema } from '@coach/contracts/offer';
import { type Report, reportSchema } from '@coach/contracts/report';
import type { Span } from '@coach/contracts/span';
import type { Property } from '@coach/contracts/testing/property';
import { type Arbitrary, constantFrom, property, tuple } from 'fast-check';
import { layOutCv } from '../cv/lay-out/lay-out-cv.ts';
import { optimiseCv } from '../cv/optimise/optimise-cv.ts';
import { parseCv } from '../cv/parse-cv.ts';
import { findUngrounded } from '../grounding/find-ungrounded.ts';
import { writeLetter } from '../letters/write-letter.ts';
import { readLinkedinProfile } from '../linkedin/read-linkedin-profile.ts';
import { analyse } from '../match/analyse.ts';
import { parseOffer } from '../offer/parse-offer.ts';
import { cvTexts, offerTexts } from './made-up-texts.ts';

const today = '2026-11-21';
const layout = { columns: 1, tables: 0, textBoxes: 0, images: 0, contactInHeaderOrFooter: false };
const pairs = tuple(cvTexts, offerTexts);

function make<Value>(name: string, from: Arbitrary<Value>, runs: number, holds: (value: Value) => void): Property {
  return { name: `engine ${name}`, holds: property(from, holds) as Property['holds'], quick: 6, long: runs };
}

function isSlice({ start, end }: Span, text: string): boolean {
  return start >= 0 && start <= end && end <= text.length;
}

type Quote = Span & { source: 'cv' | 'offer' | 'extra'; quote: string };

function checkQuotes(quotes: readonly Quote[], cv: string, offer: string): void {
  const texts = { cv, offer, extra: '' };
  for (const { source, start, end, quote } of quotes) strictEqual(texts[source].slice(start, end), quote);
}

function checkReport(report: Report, cv: string, offer: string): void {
  reportSchema.parse(report);
  const sum = (field: 'points' | 'maxPoints') => report.criteria.reduce((total, one) => total + one[field], 0);
  strictEqual(sum('points'), report.score);
  strictEqual(sum('maxPoints'), 100);
  for (const { points, maxPoints, evidence } of report.criteria) {
    ok(points >= 0 && points <= maxPoints);
    checkQuotes(evidence, cv, offer);
  }
  for (const { evidence } of report.recommendations) checkQuotes(evidence, cv, offer);
}

/** What the engine promises of any text: it is pure, so each says the same at a second look too. */
export const engineProperties: Property[] = [
  make(
    'parse-cv: a CV in its form, every span a slice of its text, the same at a second look',
    cvTexts,
    5_000,
    (text) => {
      const cv = parseCv({ text });
      parsedCvSchema.parse(cv);
      strictEqual(cv.text, text);
      for (const span of Object.values(cv.spans)) ok(isSlice(span, text) && span.start < span.end);
      deepStrictEqual(parseCv({ text }), cv);
    },
  ),
  make(
    'parse-offer: an offer in its form, every span a slice of its text, the same at a second look',
    offerTexts,
    5_000,
    (text) => {
      const offer = parseOffer(text);
      parsedOfferSchema.parse(offer);
      for (const span of [...Object.values(offer.spans), ...offer.requirements.map((one) => one.span)])
        ok(isSlice(span, offer.text));
      deepStrictEqual(parseOffer(text), offer);
    },
  ),
  make(
    'analyse: points that sum to a score from 0 to 100, quotes that are slices, the same at a second look',
    pairs,
    2_000,
    ([cvText, offerText]) => {
      const [cv, offer] = [parseCv({ text: cvText }), parseOffer(offerText)];
      const report = analyse({ cv, offer, today, layout });
      checkReport(report, cv.text, offer.text);
      deepStrictEqual(analyse({ cv, offer, today, layout }), report);
    },
  ),
  make('analyse without an offer: the same', cvTexts, 300, (text) => {
    const cv = parseCv({ text });
    checkReport(analyse({ cv, offer: null, today, layout }), cv.text, '');
  }),
  make(
    'guard: what it holds are slices of what was said, the same at a second look',
    tuple(cvTexts, offerTexts, cvTexts),
    1_000,
    ([cv, offer, said]) => {
      const found = findUngrounded(said, { cv, offer, today });
      for (const { start, end, quote } of found) strictEqual(said.slice(start, end), quote);
      deepStrictEqual(findUngrounded(said, { cv, offer, today }), found);
    },
  ),
  make(
    'letter: in its form, quotes that are slices, the same at a second look',
    tuple(pairs, constantFrom(...letterTones)),
    300,
    ([[cvText, offerText], tone]) => {
      const input = { cv: parseCv({ text: cvText }), offer: parseOffer(offerText), tone, today };
      const letter = writeLetter(input);
      letterSchema.parse(letter);
      for (const { sentences } of letter.paragraphs)
        for (const { evidence } of sentences) checkQuotes(evidence, input.cv.text, input.offer.text);
      deepStrictEqual(writeLetter(input), letter);
    },
  ),
  make('optimised CV and layout: never throw, the same at a second look', pairs, 200, ([cvText, offerText]) => {
    const [cv, offer] = [parseCv({ text: cvText }), parseOffer(offerText)];
    deepStrictEqual(optimiseCv({ cv, offer }), optimiseCv({ cv, offer }));
    deepStrictEqual(layOutCv(cv), layOutCv(cv));
  }),
  make('profile: never throws, the same at a second look', cvTexts, 300, (text) => {
    deepStrictEqual(readLinkedinProfile(text), readLinkedinProfile(text));
  }),
];
