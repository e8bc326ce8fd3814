import { type Overview, type ProfileFlag, profileFlags } from '@coach/contracts/features/activity';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { CheckMark } from '../../../ui/CheckMark.tsx';
import { flagNames, flagPath } from './describe-action.ts';

/** The six points of the profile, ticked or leading to where they are filled in. */
export function ProfileChecklist({ profile: { completion, flags } }: { profile: Overview['profile'] }) {
  return (
    <Card title={m.dashboard_profile_title()}>
      <ul className="-mt-1">
        {profileFlags.map((flag) => (
          <li key={flag}>{flags[flag] ? <Filled flag={flag} /> : <Missing flag={flag} />}</li>
        ))}
      </ul>
      {completion === 100 ? <p className="mt-3 text-sm text-ink-soft">{m.dashboard_profile_done()}</p> : null}
      <Link
        to={paths.profile()}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
      >
        {m.dashboard_profile_edit()}
      </Link>
    </Card>
  );
}

function Filled({ flag }: { flag: ProfileFlag }) {
  return (
    <span className="flex min-h-11 items-center gap-3">
      <CheckMark />
      <span>
        <span className="inline-block first-letter:uppercase">{flagNames[flag]()}</span>
        <span className="sr-only">, {m.dashboard_flag_filled()}</span>
      </span>
    </span>
  );
}

function Missing({ flag }: { flag: ProfileFlag }) {
  return (
    <Link to={flagPath(flag)} className="group flex min-h-11 items-center gap-3">
      <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
        <circle cx="10" cy="10" r="7.5" fill="none" strokeWidth="2" className="stroke-line-strong" />
      </svg>
      <span>
        <span className="inline-block font-semibold underline underline-offset-4 first-letter:uppercase">
          {flagNames[flag]()}
        </span>
        <span className="text-sm text-ink-soft">, {m.dashboard_flag_missing()}</span>
      </span>
    </Link>
  );
}
