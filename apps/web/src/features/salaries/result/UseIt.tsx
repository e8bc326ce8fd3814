import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { negotiationArticles } from './negotiation-articles.ts';

const limits = [
  m.salaries_limit_mean,
  m.salaries_limit_whole,
  m.salaries_limit_past,
  m.salaries_limit_kind,
  m.salaries_limit_company,
];
const uses = [m.salaries_use_range, m.salaries_use_proof, m.salaries_use_whole];

/** What the figures do not say, and how to bring them into a negotiation. */
export function UseIt() {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card title={m.salaries_limits()}>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {limits.map((limit) => (
            <li key={limit()}>{limit()}</li>
          ))}
        </ul>
      </Card>
      <Card title={m.salaries_use()}>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {uses.map((use) => (
            <li key={use()}>{use()}</li>
          ))}
        </ul>
        <p className="mt-5 font-semibold">{m.salaries_articles()}</p>
        <ul className="mt-1">
          {negotiationArticles.map(({ id, title }) => (
            <li key={id}>
              <Link
                lang="fr"
                to={paths.careerAdvice({ article: id })}
                className="inline-flex min-h-11 items-center py-1 font-semibold text-brand underline underline-offset-4"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
