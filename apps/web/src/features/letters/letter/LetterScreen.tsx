import type { LetterDetail } from '@coach/contracts/features/letters';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useLetter } from '../requests/use-letter.ts';
import { EditSheet } from '../sheet/EditSheet.tsx';
import { ReadSheet } from '../sheet/ReadSheet.tsx';
import { SourcePane } from '../source/SourcePane.tsx';
import { SourceProvider } from '../source/source-context.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DoubtCard } from './DoubtCard.tsx';
import { LetterGone } from './LetterGone.tsx';
import { LetterHeader } from './LetterHeader.tsx';
import { MissingCard } from './MissingCard.tsx';
import { type LetterMode, ModeBar } from './ModeBar.tsx';
import { MoreCard } from './MoreCard.tsx';
import { RevertButton } from './RevertButton.tsx';
import { SendCard } from './SendCard.tsx';
import { useLetterEdit } from './use-letter-edit.ts';

/** One letter at its own address. */
export function LetterScreen({ id }: { id: string }) {
  const { data: letter, error, refetch, isFetching } = useLetter(id);
  if (error && (!letter || isGone(error)))
    return <LetterGone error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!letter) return <Spinner className="min-h-[60vh]" />;
  return (
    <SourceProvider>
      <OpenLetter letter={letter} />
    </SourceProvider>
  );
}

function isGone(error: Error): boolean {
  return 'code' in error && error.code === 'not_found';
}

/** The letter on its sheet, its sources beside it, and what to do with it below. */
function OpenLetter({ letter }: { letter: LetterDetail }) {
  const edit = useLetterEdit(letter);
  const [mode, setMode] = useState<LetterMode>('read');
  const choose = async (next: LetterMode) => {
    if (next === 'edit' || (await edit.save())) setMode(next);
  };
  return (
    <div className="container-page py-6 sm:py-8">
      <LetterHeader letter={letter} />
      <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          {/* While writing, whether it is kept stays in sight wherever the hand is. */}
          <div className={cx('flex flex-col gap-3', mode === 'edit' && 'sticky top-16 z-10 -mx-2 bg-paper px-2 py-2')}>
            <ModeBar mode={mode} onChange={(next) => void choose(next)} edit={edit} />
            <ConflictNotice edit={edit} />
          </div>
          <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-sm text-ink-soft">{mode === 'read' ? m.letters_read_hint() : m.letters_edit_lead()}</p>
            {mode === 'edit' && letter.edited ? <RevertButton letter={letter} edit={edit} /> : null}
          </div>
          {mode === 'edit' ? (
            <EditSheet
              texts={edit.texts}
              doubts={letter.doubts}
              change={edit.change}
              onRest={() => void (edit.conflict || edit.save())}
            />
          ) : (
            <ReadSheet letter={letter} />
          )}
        </div>
        <div className="min-w-0">
          <div className="flex flex-col gap-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7.5rem)]">
            <DoubtCard doubts={letter.doubts} />
            <SourcePane letter={letter} />
          </div>
        </div>
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <SendCard letter={letter} edit={edit} />
        <div className="flex flex-col gap-6">
          <MoreCard letter={letter} edit={edit} />
          <MissingCard missing={letter.letter.missing} />
        </div>
      </div>
    </div>
  );
}
