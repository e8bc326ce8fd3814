import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { SheetDrawing } from '../../illustrations/SheetDrawing.tsx';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { CheckMark } from '../../ui/CheckMark.tsx';
import { Highlight } from '../../ui/Highlight.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useAfterLogin } from './use-after-login.ts';
import { usePendingWaits } from './use-pending-waits.ts';

type Tab = 'signin' | 'signup';

/** /auth: sign in or create an account, then on to where the person was going. */
export function AuthPage() {
  const { status } = useSession();
  const next = useAfterLogin();
  if (status === 'signedIn') return <Navigate to={next} replace />;
  return (
    <div className="container-page grid grid-cols-1 items-start gap-10 py-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-16">
      <div>
        <h1 className="mb-6 text-3xl">
          {m.auth_title_before()} <Highlight>{m.auth_title_marked()}</Highlight>
        </h1>
        <AuthCard />
      </div>
      <Aside />
    </div>
  );
}

function AuthCard() {
  const [query] = useSearchParams();
  const [tab, setTab] = useState<Tab>(query.get('tab') === 'signup' ? 'signup' : 'signin');
  const [email, setEmail] = useState('');
  return (
    <Card>
      <Tabs
        label={m.auth_tabs()}
        value={tab}
        onChange={(value) => setTab(value as Tab)}
        tabs={[
          {
            value: 'signin',
            label: m.auth_tab_signin(),
            content: <SignInForm email={email} onEmail={setEmail} />,
          },
          {
            value: 'signup',
            label: m.auth_tab_signup(),
            content: <SignUpForm email={email} onEmail={setEmail} onSignIn={() => setTab('signin')} />,
          },
        ]}
      />
    </Card>
  );
}

function Aside() {
  const pending = usePendingWaits();
  const promises = [m.auth_aside_one(), m.auth_aside_two(), m.auth_aside_three()];
  return (
    <aside className="rounded-xl bg-brand-soft p-6 sm:p-8 lg:mt-18">
      <SheetDrawing className="-ml-6 h-36" />
      {pending ? <p className="mt-4 font-display text-xl">{m.auth_aside_pending()}</p> : null}
      <h2 className="mt-4 text-lg">{m.auth_aside_title()}</h2>
      <ul className="mt-3 flex flex-col gap-3">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-3">
            <span className="pt-1">
              <CheckMark />
            </span>
            {promise}
          </li>
        ))}
      </ul>
    </aside>
  );
}
