import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { request } from '../../lib/api-client.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { mailWords } from './mail-words.ts';
import { type LeaveLink, readLeaveLink } from './read-leave-link.ts';

/**
 * /e-mails#token=…: where the link at the end of a mail leads, signed in or not. A press turns it off, not the visit:
 * programs that open every link of a mail to check it change nothing.
 */
export function LeaveMailPage() {
  const { hash } = useLocation();
  const link = readLeaveLink(hash);
  return (
    <div className="container-narrow py-10 lg:py-16">
      <Card>
        {link ? <Leave key={link.token} link={link} /> : <Wrong />}
        <p className="mt-8 border-t border-line pt-4">
          <Link
            to={paths.settings('#e-mails')}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {m.settings_leave_all()}
          </Link>
        </p>
      </Card>
    </div>
  );
}

function Leave({ link: { mail, token } }: { link: LeaveLink }) {
  const [state, setState] = useState<'asked' | 'busy' | 'left' | ApiError>('asked');
  const { name, text } = mailWords[mail];
  const leave = async () => {
    setState('busy');
    try {
      await request(`/api/mail-choices/leave/${encodeURIComponent(token)}`, { method: 'POST' });
      setState('left');
    } catch (error) {
      setState(toApiFailure(error));
    }
  };
  if (state === 'left') return <Told title={m.settings_leave_done()} text={m.settings_leave_done_text()} />;
  const failure = typeof state === 'string' ? null : state;
  if (failure?.code === 'not_found') return <Wrong />;
  return (
    <>
      <h1 className="text-2xl">{m.settings_leave_title()}</h1>
      <p className="mt-4 font-semibold">{name()}</p>
      <p className="text-ink-soft">{text()}</p>
      {failure ? (
        <p role="alert" className="mt-4 font-semibold text-bad">
          {failure.message}
        </p>
      ) : null}
      <Button className="mt-6" size="lg" busy={state === 'busy'} onClick={() => void leave()}>
        {m.settings_leave_action()}
      </Button>
    </>
  );
}

function Wrong() {
  return <Told title={m.settings_leave_wrong()} text={m.settings_leave_wrong_text()} />;
}

/** How it went, read out as it comes. */
function Told({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-prose text-ink-soft">{text}</p>
    </>
  );
}
