import { maxProfileLength } from '@coach/contracts/cv-upload';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { AnalysisForm } from './use-analysis-form.ts';

/** The profile's text, pasted as it is or read from its PDF. */
export function ProfileContent({ form }: { form: AnalysisForm }) {
  const { draft, fill, faults, content } = form;
  const erase = () => {
    fill({ content: '' });
    content.current?.focus();
  };
  return (
    <div>
      <Field label={m.linkedin_content_label()} hint={m.linkedin_content_hint()} error={faults.content} required>
        <TextArea
          ref={content}
          value={draft.content}
          maxLength={maxProfileLength}
          placeholder={m.linkedin_content_placeholder()}
          onChange={(event) => fill({ content: event.target.value })}
          className="h-72 resize-y text-sm lg:h-130"
        />
      </Field>
      <div className="mt-2 flex min-h-11 items-center justify-between gap-3 text-sm text-ink-soft">
        <p>
          {m.linkedin_content_length({
            count: formatNumber(draft.content.length),
            max: formatNumber(maxProfileLength),
          })}
        </p>
        {draft.content ? (
          <Button variant="quiet" size="sm" onClick={erase}>
            {m.linkedin_content_erase()}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
