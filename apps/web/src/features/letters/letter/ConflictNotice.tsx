import { useState } from 'react';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/Toast.tsx';
import type { LetterEdit } from './use-letter-edit.ts';

/** Another tab changed the letter meanwhile: which of the two is to stay. */
export function ConflictNotice({ edit }: { edit: LetterEdit }) {
  const [busy, setBusy] = useState<'theirs' | 'mine' | null>(null);
  if (!edit.conflict) return null;
  const choose = async (which: 'theirs' | 'mine') => {
    setBusy(which);
    await (which === 'theirs' ? edit.takeOther() : edit.keepMine()).catch((error: unknown) =>
      toast({ title: m.letters_error_title(), description: toApiFailure(error).message, tone: 'error' }),
    );
    setBusy(null);
  };
  return (
    <div role="alert" className="rounded-lg bg-warn-soft p-4 text-warn">
      <p className="font-semibold">{m.letters_conflict()}</p>
      <p className="mt-1 text-sm">{m.letters_conflict_text()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" busy={busy === 'theirs'} onClick={() => void choose('theirs')}>
          {m.letters_conflict_theirs()}
        </Button>
        <Button size="sm" variant="secondary" busy={busy === 'mine'} onClick={() => void choose('mine')}>
          {m.letters_conflict_mine()}
        </Button>
      </div>
    </div>
  );
}
