import { m } from '../../../paraglide/messages.js';
import { HelpAnswers } from '../../help/HelpAnswers.tsx';
import { ContactForm } from './ContactForm.tsx';

/** /dashboard/help: the same answers, without leaving the account area, and a message to the operator. */
export function DashboardHelpPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl">{m.help_dashboard_title()}</h1>
      <HelpAnswers />
      <ContactForm />
    </>
  );
}
