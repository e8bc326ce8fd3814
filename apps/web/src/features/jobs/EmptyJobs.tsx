import { OfferDrawing } from '../../illustrations/OfferDrawing.tsx';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** No offer yet: the first one is the thing to do. */
export function EmptyJobs({ onAdd }: { onAdd: () => void }) {
  return (
    <Card className="mt-8">
      <EmptyState
        illustration={<OfferDrawing className="h-36" />}
        title={m.jobs_empty_title()}
        description={m.jobs_empty_text()}
        action={
          <Button size="lg" onClick={onAdd}>
            {m.jobs_empty_action()}
          </Button>
        }
      />
    </Card>
  );
}
