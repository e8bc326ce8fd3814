import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { SheetDrawing } from '../../illustrations/SheetDrawing.tsx';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { CheckMark } from '../../ui/CheckMark.tsx';
import { Highlight } from '../../ui/Highlight.tsx';
import { LanguageButton } from '../../ui/LanguageButton.tsx';
import { AuthCard } from './AuthCard.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { ConfirmLink } from './ConfirmLink.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { NewPassword } from './NewPassword.tsx';
import { useAfterLogin } from './use-after-login.ts';
import { useMailLink } from './use-mail-link.ts';
import { usePendingWaits } from './use-pending-waits.ts';

/** /auth: sign in or create an account, then on to where the person was going; and what a mail's link leads to. */
export function AuthPage() {
  const { status } = useSession();
  const next = useAfterLogin();
  const [query] = useSearchParams();
  const { link, close } = useMailLink();
  const [email, setEmail] = useState('');
  const [fullName, setFullName] = useState('');
  const view = query.get('view');
  if (link?.type === 'recovery') return <NewPassword token={link.token} onDone={close} />;
  if (link?.type === 'signup') return <ConfirmLink token={link.token} onDone={close} />;
  if (view === 'confirm') return <ConfirmAddress email={email} onEmail={setEmail} />;
  if (status === 'signedIn') return <Navigate to={next} replace />;
  if (view === 'forgotten') return <ForgottenPassword email={email} onEmail={setEmail} />;
  return (
    <div className="container-page grid grid-cols-1 gap-x-16 py-10 lg:grid-cols-[1.1fr_1fr] lg:py-16">
      <h1 className="mb-6 text-3xl lg:col-span-2">
        {m.auth_title_before()} <Highlight>{m.auth_title_marked()}</Highlight>
      </h1>
      <div className="grid grid-cols-1">
        <AuthCard identity={{ email, fullName, setEmail, setFullName }} />
      </div>
      <p className="mt-4 lg:row-start-3">
        <LanguageButton />
      </p>
      <Aside />
    </div>
  );
}

function Aside() {
  const pending = usePendingWaits();
  const promises = [m.auth_aside_one(), m.auth_aside_two(), m.auth_aside_three()];
  return (
    <aside className="rounded-xl bg-brand-soft p-6 max-lg:mt-8 sm:p-8">
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
