import type { AccountSession } from '@coach/contracts/features/auth';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { describeDevice } from './describe-device.ts';
import { timeAgo } from './time-ago.ts';

/** One place where the person is signed in. */
export function SessionRow({ session }: { session: AccountSession }) {
  const { current, lastUsedAt, ipAddress } = session;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{deviceName(session.userAgent)}</p>
        {current ? <Badge tone="ok">{m.settings_session_here()}</Badge> : null}
      </div>
      <p className="text-sm text-ink-soft">
        {current
          ? m.settings_session_now()
          : m.settings_session_used({ when: timeAgo(lastUsedAt, Date.now(), document.documentElement.lang) })}
      </p>
      {ipAddress ? <p className="text-sm text-ink-soft">{m.settings_session_address({ address: ipAddress })}</p> : null}
    </>
  );
}

function deviceName(userAgent: string | null): string {
  const { browser, system } = describeDevice(userAgent);
  if (browser && system) return m.settings_device({ browser, system });
  return browser ?? system ?? m.settings_device_unknown();
}
