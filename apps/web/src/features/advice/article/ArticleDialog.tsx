import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { useAdviceList } from '../requests/use-advice-list.ts';
import { useArticle } from '../requests/use-article.ts';
import { useFitPlan } from '../use-fit-plan.ts';
import type { useLibraryPlace } from '../use-library-place.ts';
import { ArticleContent } from './ArticleContent.tsx';
import { ArticleFooter } from './ArticleFooter.tsx';
import { ArticleUnread } from './ArticleUnread.tsx';
import { useBackToTop } from './use-back-to-top.ts';
import { useShown } from './use-shown.ts';
import { useTurn } from './use-turn.ts';

type ArticleDialogProps = {
  place: ReturnType<typeof useLibraryPlace>;
  /** The list it is opened over. */
  query: ReturnType<typeof useAdviceList>;
  /** What takes the focus after an article that the list does not show. */
  focusOtherwise: () => HTMLElement | null;
};

/** The article that the address names, over the library. */
export function ArticleDialog({ place, query, focusOtherwise }: ArticleDialogProps) {
  const { filters, articleId, close, turnTo, linkFrom } = place;
  const id = useShown(articleId);
  const { data: article, error, refetch, isFetching } = useArticle(id);
  const top = useBackToTop(articleId);
  const beside = useTurn(id, query);
  useFitPlan(error ? false : undefined);
  const named = [...(query.list?.items ?? []), ...(query.list?.locked.items ?? [])].find((item) => item.id === id);
  const title = article?.title ?? named?.title ?? m.advice_article();
  return (
    <Dialog
      open={articleId !== null}
      onClose={close}
      title={title}
      size="lg"
      isRead
      finalFocus={() => linkOf(id) ?? focusOtherwise()}
      footer={
        article || beside.previous || beside.next ? (
          <ArticleFooter article={article} {...beside} onTurn={turnTo} />
        ) : undefined
      }
    >
      <div ref={top} tabIndex={-1} className="-mt-4 mb-4 outline-none">
        <VisuallyHidden>
          <span role="status">{title}</span>
        </VisuallyHidden>
      </div>
      {article ? (
        <ArticleContent key={id} article={article} linkTo={linkFrom(filters)} />
      ) : (
        <ArticleUnread error={error} onRetry={() => void refetch()} busy={isFetching} onClose={close} />
      )}
    </Dialog>
  );
}

function linkOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-article="${CSS.escape(id)}"] a`);
}
