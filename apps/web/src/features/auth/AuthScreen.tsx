import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { useAuthMoves } from './use-auth-moves.ts';

type AuthScreenProps = { title: string; intro?: ReactNode; children?: ReactNode; onBack?: () => void };

/** One step beside signing in and signing up: its title takes the focus, and a link leads back. */
export function AuthScreen({ title, intro, children, onBack }: AuthScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathTo } = useAuthMoves();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another step
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <div className="container-narrow py-10 lg:py-16">
      <Card>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h1>
        {intro ? <p className="mt-3 text-ink-soft">{intro}</p> : null}
        <div className="mt-6 flex flex-col gap-5">{children}</div>
        <p className="mt-8 border-t border-line pt-4">
          <Link
            to={pathTo({ tab: 'signin' })}
            onClick={onBack}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {m.auth_back_to_signin()}
          </Link>
        </p>
      </Card>
    </div>
  );
}
