import type { Regulated } from '@coach/contracts/features/career-advisor';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { Quote } from './Quote.tsx';
import { SourceLine } from './SourceLine.tsx';

/** What the law asks before the occupation may be exercised. */
export function RegulatedCard({ regulated: { title, detail, held, source } }: { regulated: Regulated }) {
  return (
    <Card title={<span lang="fr">{title}</span>} className="border-l-8 border-l-warn">
      <p lang="fr" className="max-w-prose">
        {detail}
      </p>
      {held ? (
        <div className="mt-3">
          <p className="font-semibold">{m.advisor_regulated_held()}</p>
          <Quote evidence={held} />
        </div>
      ) : null}
      <SourceLine source={source} />
    </Card>
  );
}
