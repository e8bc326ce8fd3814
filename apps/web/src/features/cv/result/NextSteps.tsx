import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';

type NextStepsProps = { documentId: string | null; onAgain: (documentId: string | null) => void };

/** On from here: the same CV against another offer, or another CV. */
export function NextSteps({ documentId, onAgain }: NextStepsProps) {
  return (
    <div className="mt-10 flex flex-wrap gap-3">
      {documentId ? (
        <Button variant="secondary" onClick={() => onAgain(documentId)}>
          {m.cv_next_offer()}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => onAgain(null)}>
        {m.cv_next_cv()}
      </Button>
    </div>
  );
}
