import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Menu } from '../../ui/Menu.tsx';
import { Avatar } from './Avatar.tsx';
import { PlanBadge } from './PlanBadge.tsx';
import { useLeave } from './use-leave.ts';

/** Plan badge and avatar menu of a signed-in person. */
export function AccountCorner() {
  const { user } = useSession();
  const { leave, error } = useLeave();
  if (!user) return null;
  return (
    <div className="flex items-center gap-3">
      {error ? (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      ) : null}
      <span className="hidden @min-[78rem]:flex">
        <PlanBadge />
      </span>
      <Menu
        label={m.shell_account_menu()}
        triggerClassName="rounded-full"
        trigger={<Avatar email={user.email} image={user.image} />}
        header={
          <>
            <p className="wrap-anywhere text-sm text-ink-soft">{user.email}</p>
            {/* Where the bar has no room for it. */}
            <p className="@min-[78rem]:hidden">
              <PlanBadge />
            </p>
          </>
        }
        items={[
          { label: m.shell_account(), render: <Link to={paths.dashboard()} /> },
          { label: m.shell_profile(), render: <Link to={paths.profile()} /> },
          { label: m.shell_subscription(), render: <Link to={paths.subscriptions()} /> },
          { label: m.shell_sign_out(), onSelect: leave },
        ]}
      />
    </div>
  );
}
