import { type CoachingSession, maxTurnLength } from '@coach/contracts/features/coaching';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { WritingBox } from '../../../ui/WritingBox.tsx';
import { useTurn } from '../requests/use-turn.ts';
import { readTurnDraft, writeTurnDraft } from './turn-draft.ts';

/** What the person says next. What is typed stays until the server has it. */
export function Composer({ session }: { session: CoachingSession }) {
  const [text, setText] = useState(() => readTurnDraft(session.id));
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const [isEnding, setEnding] = useState(false);
  const sent = useRef<string | null>(null);
  const { shown, send, stop, running } = useTurn(session, {
    onDone: ({ turns }) => {
      const last = turns.findLast(({ speaker }) => speaker === 'person')?.text;
      // After a reload the draft is what was sent.
      if (text === sent.current || text.trim() === last?.trim()) change('');
      field.current?.querySelector('textarea')?.focus({ preventScroll: true });
      field.current?.scrollIntoView({ block: 'end' });
    },
    onFailed: ({ message }) => setFault(message),
  });
  const change = (next: string) => {
    setText(next);
    setFault(null);
    writeTurnDraft(session.id, next);
  };
  const say = (said: string | null) => {
    if (running) return;
    if (said !== null && said.trim() === '') return setFault(m.coaching_empty());
    setFault(null);
    setEnding(said === null);
    sent.current = text;
    send(said);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) say(text);
  };
  // Come back to, a dialogue opens where it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it opens
  useEffect(() => {
    if (session.turns.length > 2) field.current?.scrollIntoView({ block: 'end' });
  }, []);
  const isScene = session.state === 'playing';
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <WritingBox shown={shown} onStop={stop} />
      <div ref={field}>
        <Field
          label={isScene ? m.coaching_say() : m.coaching_answer()}
          hint={isScene ? m.coaching_say_hint() : undefined}
          error={fault}
        >
          <TextArea
            lang="fr"
            rows={4}
            value={text}
            maxLength={maxTurnLength}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            className="resize-y"
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={running && !isEnding}>
          {m.coaching_send()}
        </Button>
        {isScene ? (
          <Button variant="quiet" busy={running && isEnding} onClick={() => say(null)}>
            {m.coaching_end()}
          </Button>
        ) : null}
      </div>
      <p className="text-sm text-ink-soft">{m.coaching_kept()}</p>
    </form>
  );
}
