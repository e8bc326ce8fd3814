import { maxAdvisorText } from '@coach/contracts/features/career-advisor';
import type { FormEvent } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { type AdvisorPlace, stepCount } from '../use-advisor-place.ts';
import { SuggestionChips } from './SuggestionChips.tsx';
import { useWizard } from './use-wizard.ts';

/** « Étape n sur 3 »: what to develop, what for, and what has been done that goes that way. */
export function Wizard({ place }: { place: AdvisorPlace }) {
  const { step, current, text, fault, field, running, fill, next, previous } = useWizard(place);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    next();
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <StepProgress step={step} />
        <Field
          key={step}
          label={<span className="font-display text-xl">{current.title()}</span>}
          hint={current.hint()}
          error={fault}
          required
        >
          <TextArea
            ref={field}
            value={text}
            rows={current.rows}
            maxLength={maxAdvisorText}
            placeholder={current.placeholder()}
            onChange={(event) => fill(event.target.value)}
            className="resize-y"
          />
        </Field>
        <SuggestionChips step={current} text={text} onChange={fill} />
        <div className="flex flex-wrap-reverse items-center justify-between gap-3">
          {step > 1 ? (
            <Button variant="quiet" onClick={previous}>
              {m.advisor_previous()}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" size="lg" busy={running} className="max-sm:w-full">
            {step < stepCount ? m.advisor_next() : running ? m.advisor_running() : m.advisor_generate()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function StepProgress({ step }: { step: number }) {
  const percent = Math.round((step / stepCount) * 100);
  return (
    <div>
      <p className="mb-2 flex items-baseline justify-between gap-3 text-sm font-semibold">
        <span>{m.advisor_step({ step, count: stepCount })}</span>
        <span>{m.advisor_percent({ percent })}</span>
      </p>
      <ProgressBar value={percent} label={m.advisor_step({ step, count: stepCount })} />
    </div>
  );
}
