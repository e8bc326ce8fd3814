import { maxAnswerLength } from '@coach/contracts/features/interviews';
import { type RefObject, useState } from 'react';
import { printed } from '../../../lib/format.ts';
import { quoted } from '../../../lib/quoted.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { categoryLabels } from '../labels.ts';
import { ClashNotice } from './ClashNotice.tsx';
import { SaveState } from './SaveState.tsx';
import type { Analysis } from './use-analysis.ts';
import type { SessionEdit } from './use-session-edit.ts';
import { VoiceAnswer } from './VoiceAnswer.tsx';

type AnswerCardProps = {
  edit: SessionEdit;
  index: number;
  title: RefObject<HTMLHeadingElement | null>;
  analysis: Analysis;
  /** null where answers are typed alone; otherwise whether the question is read aloud as well. */
  voice: { reads: boolean } | null;
};

/** The question with its tips, and the answer being written. */
export function AnswerCard({ edit, index, title, analysis, voice }: AnswerCardProps) {
  const question = edit.questions[index];
  if (!question) return null;
  const answer = edit.responses[index] ?? '';
  const words = answer.trim() === '' ? 0 : answer.trim().split(/\s+/).length;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold text-ink-soft">
          {m.interviews_question_of({ number: index + 1, total: edit.questions.length })}
        </p>
        <Badge tone="brand">{categoryLabels[question.category]()}</Badge>
      </div>
      <h3 ref={title} tabIndex={-1} lang="fr" className="mt-3 text-xl break-words outline-none sm:text-2xl">
        {printed(question.question)}
      </h3>
      {question.about ? (
        <p className="mt-2 text-sm text-ink-soft">
          {question.about.source === 'offer' ? m.interviews_about_offer() : m.interviews_about_cv()}{' '}
          <span lang="fr" className="font-medium">
            {quoted(question.about.quote)}
          </span>
        </p>
      ) : null}
      <Tips tips={question.tips} />
      <div className="mt-5">
        <Field
          label={m.interviews_answer()}
          aside={<span className="text-sm text-ink-soft">{m.interviews_words({ count: words })}</span>}
        >
          <TextArea
            lang="fr"
            rows={9}
            value={answer}
            maxLength={maxAnswerLength}
            placeholder={m.interviews_answer_placeholder()}
            onChange={(event) => edit.change(index, event.target.value)}
            className="resize-y"
          />
        </Field>
        <SaveState edit={edit} />
        <ClashNotice edit={edit} />
        {voice ? (
          <VoiceAnswer
            key={index}
            question={question.question}
            answer={answer}
            reads={voice.reads}
            onAnswer={(text, timing) => {
              edit.change(index, text);
              if (timing) void analysis.run(text, timing);
            }}
          />
        ) : null}
      </div>
    </Card>
  );
}

function Tips({ tips }: { tips: readonly string[] }) {
  const [open, setOpen] = useState(true);
  if (tips.length === 0) return null;
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-4 rounded-lg bg-brand-soft px-4 py-1"
    >
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{m.interviews_tips()}</summary>
      <ul lang="fr" className="list-disc pb-3 pl-5 text-sm">
        {tips.map((tip) => (
          <li key={tip}>{printed(tip)}</li>
        ))}
      </ul>
    </details>
  );
}
