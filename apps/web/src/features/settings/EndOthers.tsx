import { useState } from 'react';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useEndOtherSessions } from './use-sessions.ts';

/** « Déconnecter les autres appareils », after a question. */
export function EndOthers() {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useEndOtherSessions();
  const confirm = () =>
    mutate(undefined, {
      onSuccess: ({ ended }) =>
        toast({ title: ended > 1 ? m.settings_ended({ count: ended }) : m.settings_ended_one(), tone: 'success' }),
      onError: (error) =>
        toast({ title: m.settings_end_failed(), description: toApiFailure(error).message, tone: 'error' }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {m.settings_end_others()}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        busy={isPending}
        title={m.settings_end_title()}
        description={m.settings_end_text()}
        confirmLabel={m.settings_end_confirm()}
      />
    </>
  );
}
