import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { useNotice } from '../requests/use-notice.ts';

type NoticeToggleProps = { id: string; notice: boolean; label: string; name?: string; size?: 'sm' | 'md' };

/** « Prévenez-moi », and back. */
export function NoticeToggle({ id, notice, label, name, size = 'sm' }: NoticeToggleProps) {
  const { mutate, isPending } = useNotice(id);
  return (
    <Button
      size={size}
      variant={notice ? 'quiet' : 'secondary'}
      busy={isPending}
      onClick={() => mutate(!notice)}
      aria-label={name}
    >
      {notice ? m.community_notify_stop() : label}
    </Button>
  );
}
