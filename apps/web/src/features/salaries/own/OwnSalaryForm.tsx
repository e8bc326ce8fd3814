import { salaryBases } from '@coach/contracts/features/salaries';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { oneOf } from '../use-salary-place.ts';
import { type OwnSalary, readAmount } from './where-it-stands.ts';

type OwnSalaryFormProps = { own: OwnSalary | null; onChange: (own: OwnSalary | null) => void };

/** The person’s own figure, if they like: it is neither sent nor kept. */
export function OwnSalaryForm({ own, onChange }: OwnSalaryFormProps) {
  const [typed, setTyped] = useState(own ? String(own.amount) : '');
  const [basis, setBasis] = useState(own?.basis ?? 'gross');
  const [per, setPer] = useState(own?.per ?? 'year');
  const [isFaulty, setFaulty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = readAmount(typed);
    setFaulty(typed.trim() !== '' && amount === null);
    onChange(amount === null ? null : { amount, basis, per });
  };
  return (
    <Disclosure summary={m.salaries_own_title()} open={own !== null}>
      <p className="max-w-prose">{m.salaries_own_text()}</p>
      <form onSubmit={submit} noValidate className="mt-4 grid items-start gap-4 sm:grid-cols-3">
        <Field label={m.salaries_own_amount()} error={isFaulty ? m.salaries_own_faulty() : null}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Field label={m.salaries_own_basis()}>
          <Select
            value={basis}
            options={[
              { value: 'gross', label: m.salaries_gross() },
              { value: 'net', label: m.salaries_net() },
            ]}
            onChange={({ target }) => setBasis(oneOf(salaryBases, target.value) ?? 'gross')}
          />
        </Field>
        <Field label={m.salaries_own_per()}>
          <Select
            value={per}
            options={[
              { value: 'month', label: m.salaries_month() },
              { value: 'year', label: m.salaries_year() },
            ]}
            onChange={({ target }) => setPer(target.value === 'month' ? 'month' : 'year')}
          />
        </Field>
        <div className="flex flex-wrap gap-3 sm:col-span-3">
          <Button type="submit" variant="secondary">
            {m.salaries_own_show()}
          </Button>
          {own ? (
            <Button
              variant="quiet"
              onClick={() => {
                setTyped('');
                onChange(null);
              }}
            >
              {m.salaries_own_clear()}
            </Button>
          ) : null}
        </div>
      </form>
    </Disclosure>
  );
}
