import type { SignUp } from '@coach/contracts/features/auth';
import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { refreshSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/Toast.tsx';
import { checkSignUp } from './auth-faults.ts';
import { keepTarget } from './kept-target.ts';
import { refuseSignUp } from './refuse-sign-up.ts';
import { useAuthForm } from './use-auth-form.ts';
import { useAuthMoves } from './use-auth-moves.ts';

/** Spec 1, section 8. */
const confirmationToastMs = 6000;

/** Creates the account, then goes on signed in or, where addresses are confirmed, to « vérifiez vos mails ». */
export function useSignUp({ fullName, email, password }: SignUp) {
  const [taken, setTaken] = useState('');
  const { goTo, next } = useAuthMoves();
  const state = useAuthForm(
    async () => {
      const { value, faults } = checkSignUp({ fullName, email, password });
      if (!value) return faults;
      const language = document.documentElement.lang === 'en' ? 'en' : 'fr';
      const body = { name: value.fullName, email: value.email, password: value.password, language };
      await request('/api/auth/sign-up/email', { body });
      const { status } = await refreshSession();
      const description = status === 'signedIn' ? m.auth_welcome_text() : m.auth_welcome_mail({ email: value.email });
      toast({ title: m.auth_welcome(), description, tone: 'success', duration: confirmationToastMs });
      if (status === 'signedIn') return;
      keepTarget(next);
      goTo({ view: 'confirm' }, { email: value.email });
    },
    (error) => refuseSignUp(error, () => setTaken(email)),
  );
  return { ...state, taken: taken !== '' && taken === email };
}
