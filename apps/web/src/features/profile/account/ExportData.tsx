import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';

/** Everything kept of the person, as one file. */
export function ExportData() {
  return (
    <section>
      <h2 className="text-xl">{m.account_export_title()}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{m.account_export_text()}</p>
      <div className="mt-4">
        <Button variant="secondary" href="/api/account/export" download>
          {m.account_export_action()}
        </Button>
      </div>
    </section>
  );
}
