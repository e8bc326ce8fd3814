import type { AdviceCard } from '@coach/contracts/features/advice';
import type { MouseEvent } from 'react';
import { focusBeside } from '../../../lib/focus-beside.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { useMarkAdvice } from '../requests/use-mark-advice.ts';
import { BookmarkMark } from './BookmarkMark.tsx';

type BookmarkButtonProps = { article: AdviceCard; leaveTo: (() => HTMLElement | null) | undefined };

/** Puts an article aside to read later, and back; taken from the list of those, it can be put there again. */
export function BookmarkButton({ article, leaveTo }: BookmarkButtonProps) {
  const { id, title, saved } = article;
  const { mutateAsync } = useMarkAdvice();
  const put = (next: boolean) => mutateAsync({ id, marks: { saved: next } });
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (saved && leaveTo) focusBeside(currentTarget, leaveTo);
    put(!saved)
      .then(tell)
      // It was told, and shown as it was.
      .catch(() => undefined);
  };
  const tell = () => {
    if (!leaveTo)
      return toast({ title: saved ? m.advice_unsaved() : m.advice_saved(), tone: 'success', duration: 3000 });
    const action = { label: m.advice_undo(), onPress: () => void put(true).catch(() => undefined) };
    toast({ title: m.advice_unsaved(), description: title, tone: 'success', action });
  };
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={m.advice_later_of({ title })}
      title={m.advice_later()}
      onClick={press}
      className="absolute top-2 right-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-brand hover:bg-brand-soft"
    >
      <BookmarkMark isSet={saved} />
    </button>
  );
}
