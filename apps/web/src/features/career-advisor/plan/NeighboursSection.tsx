import type { Neighbour } from '@coach/contracts/features/career-advisor';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';

/** Occupations that the present skills open already. */
export function NeighboursSection({ neighbours }: { neighbours: readonly Neighbour[] }) {
  if (neighbours.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{m.advisor_neighbours()}</h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-soft">{m.advisor_neighbours_lead()}</p>
      <ul className="grid gap-5 sm:grid-cols-2">
        {neighbours.map((neighbour) => (
          <NeighbourCard key={neighbour.occupation} neighbour={neighbour} />
        ))}
      </ul>
    </section>
  );
}

function NeighbourCard({ neighbour: { label, held, missing } }: { neighbour: Neighbour }) {
  const asked = held.length + missing.length;
  const distance = m.advisor_distance({ held: held.length, asked });
  return (
    <li className="rounded-xl border border-line bg-card p-5 shadow-card">
      <h3 lang="fr" className="text-lg">
        {printed(label)}
      </h3>
      <p className="mt-2 mb-1.5 text-sm font-semibold">{distance}</p>
      <ProgressBar value={held.length} max={asked} label={distance} tone="ok" />
      <dl className="mt-4 flex flex-col gap-2 text-sm">
        <div>
          <dt className="font-semibold">{m.advisor_neighbour_held()}</dt>
          <dd lang="fr">{held.map(printed).join(', ')}</dd>
        </div>
        {missing.length > 0 ? (
          <div>
            <dt className="font-semibold">{m.advisor_neighbour_missing()}</dt>
            <dd lang="fr" className="text-ink-soft">
              {missing.map(printed).join(', ')}
            </dd>
          </div>
        ) : null}
      </dl>
    </li>
  );
}
