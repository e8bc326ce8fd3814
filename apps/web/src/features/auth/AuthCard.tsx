import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Session, useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { googleError, googleRefusal } from './google-error.ts';
import { Notice } from './Notice.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

type Tab = 'signin' | 'signup';

/** What was typed, kept from one form to the next. */
export type Identity = {
  email: string;
  fullName: string;
  setEmail: (email: string) => void;
  setFullName: (fullName: string) => void;
};

/** Both tabs, Google under them, and above them what brought the person here. */
export function AuthCard({ identity }: { identity: Identity }) {
  const [query] = useSearchParams();
  const [tab, setTab] = useState<Tab>(query.get('tab') === 'signup' ? 'signup' : 'signin');
  return (
    <Card>
      <Arrival error={query.get('error')} />
      <Tabs
        label={m.auth_tabs()}
        value={tab}
        onChange={(value) => setTab(value as Tab)}
        tabs={[
          { value: 'signin', label: m.auth_tab_signin(), content: <SignInForm identity={identity} /> },
          {
            value: 'signup',
            label: m.auth_tab_signup(),
            content: <SignUpForm identity={identity} onSignIn={() => setTab('signin')} />,
          },
        ]}
      />
      <GoogleButton />
    </Card>
  );
}

/** Why Google did not let them in, or why they were signed out. */
function Arrival({ error }: { error: string | null }) {
  const { ended } = useSession();
  const text = error === null ? endText(ended) : googleError(error);
  if (text === null) return null;
  const isFault = error !== null && error !== googleRefusal;
  return (
    <div className="mb-5">
      <Notice tone={isFault ? 'error' : 'info'}>{text}</Notice>
    </div>
  );
}

function endText(ended: Session['ended']): string | null {
  if (ended === 'idle') return m.auth_ended_idle();
  if (ended === 'expired') return m.auth_ended_expired();
  return ended === 'elsewhere' ? m.auth_ended_elsewhere() : null;
}
