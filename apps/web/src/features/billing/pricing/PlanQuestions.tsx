import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Highlight } from '../../../ui/Highlight.tsx';
import { planQuestions } from './plan-questions.ts';

/** What people ask before they pay, unfolded one by one with the browser’s own means. */
export function PlanQuestions() {
  return (
    <section className="border-t border-line bg-card py-14 lg:py-20">
      <div className="container-page grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 className="text-3xl">
            {m.pricing_faq_title()} <Highlight>{m.pricing_faq_title_marked()}</Highlight>
          </h2>
          <p className="mt-4 text-ink-soft">
            {m.pricing_faq_more()}{' '}
            <Link
              to={paths.resources()}
              className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
            >
              {m.pricing_faq_help()}
            </Link>
          </p>
        </div>
        <div className="flex flex-col gap-2.5">
          {planQuestions().map(({ id, question, answer }) => (
            <Disclosure key={id} summary={question} className="bg-paper">
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
