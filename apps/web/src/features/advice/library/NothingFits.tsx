import type { AdviceList } from '@coach/contracts/features/advice';
import { Link, useLocation } from 'react-router';
import { SheetDrawing } from '../../../illustrations/SheetDrawing.tsx';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { LibraryFilters } from '../library-place.ts';

type NothingFitsProps = { list: AdviceList; filters: LibraryFilters; onReset: () => void };

/** Why the list is empty, and what to do about it. */
export function NothingFits({ list, filters, onReset }: NothingFitsProps) {
  const { status } = useSession();
  const isEmptyList = filters.saved && !filters.q && !filters.category && !filters.level;
  if (filters.saved && status === 'signedOut') return <VisitorList />;
  if (isEmptyList)
    return (
      <EmptyState
        illustration={<SheetDrawing className="h-36" />}
        title={m.advice_list_empty()}
        description={m.advice_list_empty_text()}
        action={<Button onClick={onReset}>{m.advice_list_empty_action()}</Button>}
      />
    );
  if (list.locked.total > 0) return <p>{m.advice_none_free()}</p>;
  return <EmptyState title={m.advice_none()} description={m.advice_none_text()} />;
}

function VisitorList() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={m.advice_list_visitor()}
      description={m.advice_list_visitor_text()}
      action={<Button render={<Link to={paths.auth({ redirect: pathname + search })} />}>{m.advice_signin()}</Button>}
    />
  );
}
