import { type Reading, readingTitles } from '@coach/contracts/reading';
import { Link } from 'react-router';
import { printed } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { type ShownReading, shownReadings } from '../../../lib/shown-readings.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { PlanBadgeFrom } from './PlanBadgeFrom.tsx';

/** « Lire : … »: the articles of the library that help, `most` of them. */
export function ReadingLinks({ readings, most }: { readings: readonly (Reading | undefined)[]; most: number }) {
  const { tier } = useSession();
  const shown = shownReadings(readings, tier).filter((one) => one !== null);
  return shown.slice(0, most).map((reading) => <ReadingLink key={reading.id} reading={reading} />);
}

/** One of them, with the plan that opens it where it is closed. */
export function ReadingLink({ reading }: { reading: ShownReading | null | undefined }) {
  if (!reading) return null;
  const { id, closed } = reading;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span>
        {m.billing_reading()}{' '}
        <Link lang="fr" to={paths.careerAdvice({ article: id })} className="underline underline-offset-4">
          {printed(readingTitles[id])}
        </Link>
      </span>
      {closed ? <PlanBadgeFrom gate="whole_library" /> : null}
    </p>
  );
}
