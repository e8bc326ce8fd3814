import type { AdviceArticle } from '@coach/contracts/features/advice';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ArticleMarks } from './ArticleMarks.tsx';
import { TurnButton } from './TurnButton.tsx';

type ArticleFooterProps = {
  article: AdviceArticle | undefined;
  /** Ids of those beside it in the list. */
  previous: string | undefined;
  next: string | undefined;
  onTurn: (id: string) => void;
};

/** The articles beside this one, and the person’s marks on it. */
export function ArticleFooter({ article, previous, next, onTurn }: ArticleFooterProps) {
  const { status } = useSession();
  return (
    <div className="flex w-full flex-wrap items-center gap-1">
      {previous || next ? (
        <>
          <TurnButton label={m.advice_article_previous()} path="m12.5 4-6 6 6 6" to={previous} onTurn={onTurn} />
          <TurnButton label={m.advice_article_next()} path="m7.5 4 6 6-6 6" to={next} onTurn={onTurn} />
        </>
      ) : null}
      <span className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
        {article && status === 'signedIn' ? <ArticleMarks article={article} /> : null}
        {article && status === 'signedOut' ? <SignInToKeep /> : null}
      </span>
    </div>
  );
}

function SignInToKeep() {
  const { pathname, search } = useLocation();
  return (
    <Button variant="quiet" size="sm" render={<Link to={paths.auth({ redirect: pathname + search })} />}>
      {m.advice_signin_keep()}
    </Button>
  );
}
