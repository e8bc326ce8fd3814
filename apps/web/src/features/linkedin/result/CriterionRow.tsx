import { readingOfLinkedinCriterion } from '@coach/contracts/reading';
import { useState } from 'react';
import { formatNumber, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { VerdictMark } from '../../../ui/VerdictMark.tsx';
import { ReadingLinks } from '../../billing/gates/ReadingLinks.tsx';
import type { LinkedinCriterion } from './by-family.ts';

/** One criterion: the verdict, the points, what to do, and the quotes that prove it. */
export function CriterionRow({ criterion }: { criterion: LinkedinCriterion }) {
  const { id, label, verdict, points, maxPoints, advice, evidence } = criterion;
  const isMet = verdict === 'ok' || verdict === 'not_applicable';
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 lang="fr" className="font-body text-base font-semibold tracking-normal">
          {printed(label)}
        </h3>
        <p className="flex shrink-0 items-center gap-3 text-sm">
          <VerdictMark verdict={verdict} />
          {verdict === 'not_applicable' ? null : (
            <span className="text-ink-soft">
              {m.linkedin_points({ points: formatNumber(points), max: formatNumber(maxPoints) })}
            </span>
          )}
        </p>
      </div>
      {advice ? (
        <p lang="fr" className="mt-1">
          {printed(advice)}
        </p>
      ) : null}
      <Quotes evidence={evidence} />
      {isMet ? null : <ReadingLinks readings={[readingOfLinkedinCriterion[id]]} most={1} />}
    </li>
  );
}

/** Quotes shown before the others are asked for. */
const shownFirst = 3;

function Quotes({ evidence }: { evidence: LinkedinCriterion['evidence'] }) {
  const [all, setAll] = useState(false);
  const distinct = [...new Map(evidence.map((one) => [`${one.source} ${one.start} ${one.end}`, one])).entries()];
  const hidden = all ? 0 : Math.max(0, distinct.length - shownFirst);
  if (distinct.length === 0) return null;
  return (
    <>
      <ul className="mt-3 flex flex-col items-start gap-1.5">
        {distinct.slice(0, distinct.length - hidden).map(([key, { source, quote }]) => (
          <li key={key} className="max-w-full rounded-md border-l-4 border-mark-deep bg-paper px-3 py-2 text-sm">
            <b className="font-semibold">
              {source === 'cv' ? m.linkedin_evidence_cv() : m.linkedin_evidence_profile()}
            </b>{' '}
            {`«\u202f${quote.trim()}\u202f»`}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setAll(true)}>
          {m.linkedin_evidence_more({ count: hidden })}
        </Button>
      ) : null}
    </>
  );
}
