import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type HelpTopic, helpTopics } from './help-topics.ts';
import { searchHelp } from './search-help.ts';

/** The questions by topic, under a search field. */
export function HelpAnswers() {
  const [asked, setAsked] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Letters typed while the page was still waking up count too.
  useEffect(() => setAsked(input.current?.value ?? ''), []);
  const topics = searchHelp(helpTopics(), asked);
  const clear = () => {
    if (input.current) input.current.value = '';
    setAsked('');
    input.current?.focus();
  };
  return (
    <div>
      <search className="block max-w-xl">
        <Field label={m.help_search()} hint={m.help_search_hint()}>
          <TextInput ref={input} type="search" autoComplete="off" onChange={(event) => setAsked(event.target.value)} />
        </Field>
        <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
          {asked.trim() === '' ? null : <Found topics={topics} />}
        </p>
      </search>
      {topics.length === 0 ? <NothingFound onClear={clear} /> : null}
      {topics.map((topic) => (
        <Topic key={topic.id} topic={topic} />
      ))}
    </div>
  );
}

function Found({ topics }: { topics: HelpTopic[] }) {
  const count = topics.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count === 0) return m.help_none();
  return count === 1 ? m.help_found_one() : m.help_found({ count });
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="mt-4 flex flex-col items-start gap-4 rounded-xl bg-brand-soft p-6">
      <p>{m.help_none_text()}</p>
      <Button variant="secondary" size="sm" onClick={onClear}>
        {m.help_clear()}
      </Button>
    </div>
  );
}

function Topic({ topic }: { topic: HelpTopic }) {
  return (
    <section id={topic.id} aria-labelledby={`${topic.id}-titre`} className="mt-10 first-of-type:mt-6">
      <h2 id={`${topic.id}-titre`} className="text-xl">
        {topic.title}
      </h2>
      <div className="mt-4 flex flex-col gap-2.5">
        {topic.entries.map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question}>
            {/* Inside, so that a link to the answer unfolds it. */}
            <p id={`aide-${id}`} className="scroll-mt-40">
              {answer}
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
