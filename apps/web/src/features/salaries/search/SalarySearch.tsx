import { salaryLevels, salaryRegions } from '@coach/contracts/features/salaries';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useProfile } from '../../profile/use-profile.ts';
import { levelName } from '../salary-words.ts';
import { oneOf, type SalaryPlace } from '../use-salary-place.ts';
import { OccupationField } from './OccupationField.tsx';

/** Occupation, level and region; where nothing was asked, the first position the profile aims at. */
export function SalarySearch({ place: { question, ask } }: { place: SalaryPlace }) {
  const { data: profile } = useProfile();
  const [typed, setTyped] = useState<string | null>(question.occupation || null);
  const [level, setLevel] = useState(question.level);
  const [region, setRegion] = useState(question.region);
  const [isMissing, setMissing] = useState(false);
  const aimed = profile?.targetPositions[0] ?? '';
  const occupation = typed ?? aimed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = occupation.trim();
    setMissing(asked === '');
    if (asked) ask({ occupation: asked, level, region, group: null });
  };
  return (
    <Card title={m.salaries_title()}>
      <p className="max-w-prose text-ink-soft">{m.salaries_lead()}</p>
      <form onSubmit={submit} noValidate className="mt-5 grid gap-5 md:grid-cols-[2fr_1fr_1fr]">
        <Field
          label={m.salaries_occupation()}
          hint={typed === null && aimed ? m.salaries_from_profile() : undefined}
          error={isMissing ? m.salaries_occupation_missing() : null}
          required
        >
          <OccupationField value={occupation} onChange={setTyped} />
        </Field>
        <Field label={m.salaries_level()}>
          <Select
            placeholder={m.salaries_level_any()}
            value={level ?? ''}
            options={salaryLevels.map((value) => ({ value, label: levelName(value) }))}
            onChange={({ target }) => setLevel(oneOf(salaryLevels, target.value))}
          />
        </Field>
        <Field label={m.salaries_region()}>
          <Select
            placeholder={m.salaries_region_any()}
            value={region ?? ''}
            options={salaryRegions.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setRegion(oneOf(salaryRegions, target.value))}
          />
        </Field>
        <div className="md:col-span-3">
          <Button type="submit">{m.salaries_show()}</Button>
        </div>
      </form>
    </Card>
  );
}
