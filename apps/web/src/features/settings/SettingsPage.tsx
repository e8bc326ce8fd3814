import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DisplayCard } from './DisplayCard.tsx';
import { MailsCard } from './MailsCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { WritingCard } from './writing/WritingCard.tsx';

/** /dashboard/settings; `data` is what another feature offers to take one's data away. */
export function SettingsPage({ data }: { data: ReactNode }) {
  const { hash } = useLocation();
  // The page is drawn once it is known who asks: the browser looked for the place before.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <h1 className="text-3xl">{m.settings_title()}</h1>
      <div className="mt-8 flex flex-col gap-6">
        <DisplayCard />
        <WritingCard />
        <SessionsCard />
        <MailsCard />
        <Card title={m.settings_preferences()}>
          <p className="text-ink-soft">{m.settings_preferences_text()}</p>
          <Button className="mt-5" variant="secondary" render={<Link to={paths.profile({ tab: 'preferences' })} />}>
            {m.settings_preferences_action()}
          </Button>
        </Card>
        <Card>
          {data}
          <p className="mt-6 border-t border-line pt-5 text-ink-soft">
            {m.settings_delete_text()}{' '}
            <Link
              to={paths.profile({ tab: 'account' })}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            >
              {m.settings_delete_action()}
            </Link>
          </p>
        </Card>
      </div>
    </>
  );
}
