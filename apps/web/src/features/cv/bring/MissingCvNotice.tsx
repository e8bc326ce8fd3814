import { m } from '../../../paraglide/messages.js';

export function MissingCvNotice() {
  return (
    <p role="alert" className="rounded-lg bg-warn-soft px-5 py-3 font-medium text-warn">
      {m.cv_missing()}
    </p>
  );
}
