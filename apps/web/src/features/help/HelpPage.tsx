import { m } from '../../paraglide/messages.js';
import { Highlight } from '../../ui/Highlight.tsx';
import { OperatorEmail } from '../../ui/OperatorEmail.tsx';
import { HelpAnswers } from './HelpAnswers.tsx';
import { helpTopics } from './help-topics.ts';

/** The help centre: search, questions by topic, and the operator's address. */
export function HelpPage({ email }: { email: string }) {
  return (
    <div className="container-page py-12 lg:py-16">
      <h1 className="text-3xl sm:text-4xl">
        <Highlight drawn>{m.help_title()}</Highlight> {m.help_title_marked()}
      </h1>
      <p className="mt-4 text-lg text-ink-soft">{m.help_lead()}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <HelpAnswers />
        <Aside email={email} />
      </div>
    </div>
  );
}

function Aside({ email }: { email: string }) {
  return (
    <div className="mt-12 lg:sticky lg:top-24 lg:mt-0">
      <nav aria-label={m.help_topics()} className="hidden lg:block">
        <ul className="flex flex-col border-l-[3px] border-ink">
          {helpTopics().map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center pl-4 font-semibold underline-offset-4 hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section id="contact" className="rounded-xl bg-brand-soft p-6 lg:mt-8">
        <h2 className="text-lg">{m.help_contact_title()}</h2>
        <p className="mt-2 text-sm">{m.help_contact_text()}</p>
        <p className="mt-4 font-semibold">
          <OperatorEmail email={email} />
        </p>
      </section>
    </div>
  );
}
