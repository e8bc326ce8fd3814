import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** /dashboard/settings; `children` are the sections of other features, after its own. */
export function SettingsPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <h1 className="text-3xl">{m.settings_title()}</h1>
      <div className="mt-8 flex flex-col gap-6">
        <SessionsCard />
        <Card title={m.settings_preferences()}>
          <p className="text-ink-soft">{m.settings_preferences_text()}</p>
          <Button className="mt-5" variant="secondary" render={<Link to={paths.profile({ tab: 'preferences' })} />}>
            {m.settings_preferences_action()}
          </Button>
        </Card>
        {children}
      </div>
    </>
  );
}
