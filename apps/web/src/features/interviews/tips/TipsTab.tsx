import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { IllegalExercise } from './IllegalExercise.tsx';
import { tipCards } from './tip-cards.ts';

/** « Conseils »: six cards, and the exercise on questions that may not be asked. */
export function TipsTab() {
  const { status } = useSession();
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-3">
        {tipCards().map(({ title, tips }) => (
          <li key={title}>
            <Card className="h-full">
              <h2 className="text-xl">{title}</h2>
              <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ul>
      {status === 'signedIn' ? (
        <IllegalExercise />
      ) : (
        <Card tone="soft">
          <p>{m.interviews_illegal_signed_out()}</p>
        </Card>
      )}
    </div>
  );
}
