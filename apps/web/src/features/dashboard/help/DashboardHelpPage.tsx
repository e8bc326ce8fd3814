import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HelpAnswers } from '../../help/HelpAnswers.tsx';

/** /dashboard/help: the same answers, without leaving the account area. */
export function DashboardHelpPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl">{m.help_dashboard_title()}</h1>
      <HelpAnswers />
      <Card tone="soft" title={m.help_contact_title()} className="mt-10">
        <p>{m.help_dashboard_contact()}</p>
        <Button className="mt-4" variant="secondary" render={<Link to={paths.resources('#contact')} />}>
          {m.help_dashboard_action()}
        </Button>
      </Card>
    </>
  );
}
