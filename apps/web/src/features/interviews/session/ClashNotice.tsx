import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import type { SessionEdit } from './use-session-edit.ts';

/** The same answer was written in another tab: which of the two is to stay. */
export function ClashNotice({ edit }: { edit: SessionEdit }) {
  const [busy, setBusy] = useState<'theirs' | 'mine' | null>(null);
  if (!edit.clash) return null;
  const choose = async (which: 'theirs' | 'mine') => {
    setBusy(which);
    await edit.settle(which);
    setBusy(null);
  };
  const questions = edit.clash.places.map((place) => place + 1).join(', ');
  return (
    <div role="alert" className="mt-3 rounded-lg bg-warn-soft p-4 text-warn">
      <p className="font-semibold">{m.interviews_clash()}</p>
      <p className="mt-1 text-sm">{m.interviews_clash_text({ questions })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" busy={busy === 'theirs'} onClick={() => void choose('theirs')}>
          {m.interviews_clash_theirs()}
        </Button>
        <Button size="sm" variant="secondary" busy={busy === 'mine'} onClick={() => void choose('mine')}>
          {m.interviews_clash_mine()}
        </Button>
      </div>
    </div>
  );
}
