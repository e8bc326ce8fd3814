import type { Criterion } from '@coach/contracts/report';
import type { ReactNode } from 'react';
import { printed, type ToldPoints, toldPoints } from '../lib/format.ts';
import { VerdictMark } from './VerdictMark.tsx';

type CriterionRowProps = {
  criterion: Pick<Criterion, 'label' | 'verdict' | 'points' | 'maxPoints' | 'advice'>;
  /** « 3 sur 5 points »; said where the criterion applies and weighs something. */
  tellPoints: (inputs: ToldPoints) => string;
  /** What proves it, and what helps. */
  children: ReactNode;
};

/** One criterion: the verdict, the points, and what to do. */
export function CriterionRow({ criterion, tellPoints, children }: CriterionRowProps) {
  const { label, verdict, points, maxPoints, advice } = criterion;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 lang="fr" className="font-body text-base font-semibold tracking-normal">
          {printed(label)}
        </h3>
        <p className="flex shrink-0 items-center gap-3 text-sm">
          <VerdictMark verdict={verdict} />
          {verdict === 'not_applicable' || maxPoints === 0 ? null : (
            <span className="text-ink-soft">{tellPoints(toldPoints(points, maxPoints))}</span>
          )}
        </p>
      </div>
      {advice ? (
        <p lang="fr" className="mt-1">
          {printed(advice)}
        </p>
      ) : null}
      {children}
    </li>
  );
}
