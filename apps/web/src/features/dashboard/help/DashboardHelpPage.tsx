import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { HelpAnswers } from '../../help/HelpAnswers.tsx';
import { ContactForm } from './ContactForm.tsx';

/** /dashboard/help: the same answers, without leaving the account area, and a message to the operator. */
export function DashboardHelpPage() {
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{m.help_dashboard_title()}</h1>
        <Button variant="secondary" size="sm" href="#contact">
          {m.help_write_title()}
        </Button>
      </header>
      <HelpAnswers />
      <ContactForm />
    </>
  );
}
