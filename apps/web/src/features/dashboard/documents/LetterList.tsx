import type { LetterSummary } from '@coach/contracts/features/letters';
import { useState } from 'react';
import { Link } from 'react-router';
import { SheetDrawing } from '../../../illustrations/SheetDrawing.tsx';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { DeleteLetterDialog } from '../../letters/DeleteLetterDialog.tsx';
import { RenameLetterDialog } from '../../letters/RenameLetterDialog.tsx';
import type { useLetters } from '../../letters/requests/use-letters.ts';
import { itemFocus } from '../focus-item.ts';
import { LetterCard } from './LetterCard.tsx';

type Act = { what: 'rename' | 'delete'; letter: LetterSummary; focus: () => HTMLElement | null } | null;

/** Every letter as a card, newest first. */
export function LetterList({ query }: { query: ReturnType<typeof useLetters> }) {
  const [act, setAct] = useState<Act>(null);
  const close = () => setAct(null);
  const letters = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { list, onMore } = useFocusOnMore(letters.length);
  if (query.isPending) return <Spinner className="py-8" />;
  if (query.error && letters.length === 0)
    return (
      <ErrorState
        message={`${m.letters_list_failed()} ${toApiFailure(query.error).message}`}
        onRetry={() => void query.refetch()}
        busy={query.isRefetching}
      />
    );
  if (letters.length === 0) return <NoLetters />;
  return (
    <div data-list tabIndex={-1} className="@container flex flex-col gap-6 outline-none">
      <ul ref={list} className="grid grid-cols-1 gap-4 @min-[55rem]:grid-cols-2">
        {letters.map((letter) => (
          <li key={letter.id} data-item={letter.id}>
            <LetterCard
              letter={letter}
              onAct={(what) => setAct({ what, letter, focus: itemFocus(letter.id, () => what === 'delete') })}
            />
          </li>
        ))}
      </ul>
      <MoreButton query={query} onMore={onMore} size="md" className="self-start">
        {m.dashboard_more()}
      </MoreButton>
      {act?.what === 'rename' ? (
        <RenameLetterDialog letter={act.letter} onClose={close} finalFocus={act.focus} />
      ) : null}
      <DeleteLetterDialog
        letter={act?.what === 'delete' ? act.letter : null}
        onClose={close}
        {...(act ? { finalFocus: act.focus } : {})}
      />
    </div>
  );
}

function NoLetters() {
  return (
    <EmptyState
      illustration={<SheetDrawing className="h-32" />}
      title={m.letters_list_empty()}
      description={m.letters_list_empty_text()}
      action={<Button render={<Link to={paths.letters()} />}>{m.letters_list_generate()}</Button>}
    />
  );
}
