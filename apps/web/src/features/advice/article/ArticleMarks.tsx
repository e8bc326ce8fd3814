import type { AdviceArticle } from '@coach/contracts/features/advice';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { CheckMark } from '../../../ui/CheckMark.tsx';
import { BookmarkMark } from '../library/BookmarkMark.tsx';
import { useMarkAdvice } from '../requests/use-mark-advice.ts';

/** « À lire plus tard » and « Lu »: pressed again, each is undone. */
export function ArticleMarks({ article: { id, read, saved } }: { article: AdviceArticle }) {
  const { mutate } = useMarkAdvice();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={m.advice_later()}
        aria-pressed={saved}
        className="max-sm:w-11 max-sm:px-0"
        onClick={() => mutate({ id, marks: { saved: !saved } })}
      >
        <BookmarkMark isSet={saved} />
        <span className="max-sm:hidden">{m.advice_later()}</span>
      </Button>
      <Button
        variant={read ? 'quiet' : 'secondary'}
        size="sm"
        aria-label={read ? m.advice_read_undo() : undefined}
        onClick={() => mutate({ id, marks: { read: !read } })}
      >
        {read ? <CheckMark /> : null}
        {read ? m.advice_read() : m.advice_read_mark()}
      </Button>
    </>
  );
}
