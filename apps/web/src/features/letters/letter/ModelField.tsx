import type { LetterDetail } from '@coach/contracts/features/letters';
import { mayPass, planThatOpens } from '@coach/contracts/gates';
import { isFreeModel, type LetterModelId, letterModelIds, modelNames } from '@coach/contracts/models';
import { tierDisplayName } from '@coach/contracts/tiers';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useChangeLetter } from '../requests/use-change-letter.ts';

/** The look of the files; the models that the plan does not open are shown closed, with the reason. */
export function ModelField({ letter }: { letter: LetterDetail }) {
  const { tier } = useSession();
  const { mutate, isPending, variables } = useChangeLetter();
  const open = mayPass('premium_models', tier);
  const options = letterModelIds.map((id) => {
    const closed = !open && !isFreeModel('letter', id);
    const name = modelNames[id];
    return {
      value: id,
      label: closed ? m.letters_model_closed({ name, plan: tierDisplayName(planThatOpens('premium_models')) }) : name,
      disabled: closed,
    };
  });
  const choose = (model: LetterModelId) =>
    mutate(
      { id: letter.id, model },
      {
        onError: (error) =>
          toast({ title: m.letters_error_title(), description: toApiFailure(error).message, tone: 'error' }),
      },
    );
  return (
    <>
      <Field label={m.letters_model()} hint={m.letters_model_hint()}>
        <Select
          value={(isPending && variables?.model) || letter.model}
          options={options}
          onChange={(event) => choose(event.target.value as LetterModelId)}
        />
      </Field>
      {open ? null : (
        <p className="mt-1.5 text-sm text-ink-soft">
          {m.letters_model_gate({ plan: tierDisplayName(planThatOpens('premium_models')) })}{' '}
          <Link to={paths.subscriptions()} className="text-brand underline">
            {m.billing_see_plans()}
          </Link>
        </p>
      )}
    </>
  );
}
