import type { Gate } from '@coach/contracts/gates';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckList } from '../../../ui/CheckList.tsx';
import { PlanNeeded } from './PlanNeeded.tsx';

type LockedCardProps = {
  gate: Gate;
  title: string;
  text: string;
  promises: readonly (() => string)[];
  children?: ReactNode;
};

/** A tab that the plan does not open: what there would be, from which plan, and the way in for who has it already. */
export function LockedCard({ gate, title, text, promises, children }: LockedCardProps) {
  const { status } = useSession();
  return (
    <Card tone="soft" title={title}>
      <p className="max-w-prose">{text}</p>
      <CheckList points={promises.map((promise) => promise())} />
      {children}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <PlanNeeded gate={gate} />
        {status === 'signedOut' ? <SignIn /> : null}
      </div>
    </Card>
  );
}

function SignIn() {
  const { pathname, search } = useLocation();
  return (
    <Button variant="quiet" render={<Link to={paths.auth({ redirect: pathname + search })} />}>
      {m.advice_signin()}
    </Button>
  );
}
