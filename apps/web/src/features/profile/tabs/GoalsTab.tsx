import { industries, maxTargetPositions } from '@coach/contracts/features/profile';
import { useRef } from 'react';
import { focusBeside } from '../../../lib/focus-beside.ts';
import { m } from '../../../paraglide/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { AddLine } from '../AddLine.tsx';
import { availabilityLabels, industryLabels, optionsOf, salaryLabels, workTypeLabels } from '../option-labels.ts';
import { RemovableChip } from '../RemovableChip.tsx';
import type { ProfileForm } from '../use-profile-form.ts';

/** What the person looks for. */
export function GoalsTab({ form }: { form: ProfileForm }) {
  const { draft, change, faults } = form;
  return (
    <div className="flex flex-col gap-6">
      <Field
        label={m.profile_objectives()}
        hint={m.profile_objectives_hint()}
        error={faults.has('objectives') ? m.profile_fault_long() : null}
      >
        <TextArea rows={5} value={draft.objectives} onChange={(event) => change({ objectives: event.target.value })} />
      </Field>
      <TargetPositions form={form} />
      <div className="grid grid-cols-1 gap-5 @xl:grid-cols-2">
        <Choice form={form} name="targetSalary" label={m.profile_salary()} labels={salaryLabels} />
        <Choice form={form} name="workType" label={m.profile_work()} labels={workTypeLabels} />
        <Choice form={form} name="availability" label={m.profile_availability()} labels={availabilityLabels} />
      </div>
      <fieldset>
        <legend className="font-semibold">{m.profile_industries()}</legend>
        <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]">
          {industries.map((industry) => (
            <Checkbox
              key={industry}
              label={industryLabels[industry]()}
              checked={draft.industries.includes(industry)}
              onChange={(event) =>
                change({
                  industries: industries.filter((each) =>
                    each === industry ? event.target.checked : draft.industries.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function TargetPositions({ form: { draft, change } }: { form: ProfileForm }) {
  const { targetPositions } = draft;
  const place = useRef<HTMLDivElement>(null);
  const add = (position: string) => {
    if (!targetPositions.includes(position)) change({ targetPositions: [...targetPositions, position] });
  };
  const remove = (position: string, button: HTMLElement) => {
    focusBeside(button, () => place.current?.querySelector('input'));
    change({ targetPositions: targetPositions.filter((each) => each !== position) });
  };
  return (
    <div ref={place}>
      <AddLine
        label={m.profile_positions()}
        hint={m.profile_positions_hint()}
        action={m.profile_add()}
        onAdd={add}
        full={targetPositions.length >= maxTargetPositions ? m.profile_list_full({ count: maxTargetPositions }) : null}
      />
      <ul className="mt-3 flex flex-wrap gap-2">
        {targetPositions.map((position) => (
          <RemovableChip
            key={position}
            label={position}
            removeLabel={m.profile_remove({ name: position })}
            onRemove={(button) => remove(position, button)}
          />
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps<Name extends 'targetSalary' | 'workType' | 'availability'> = {
  form: ProfileForm;
  name: Name;
  label: string;
  labels: Record<string, () => string>;
};

function Choice<Name extends 'targetSalary' | 'workType' | 'availability'>(props: ChoiceProps<Name>) {
  const { form, name, label, labels } = props;
  return (
    <Field label={label}>
      <Select
        value={form.draft[name] ?? ''}
        placeholder={m.profile_choose()}
        options={optionsOf(labels)}
        onChange={(event) => form.change({ [name]: event.target.value || null })}
      />
    </Field>
  );
}
