import { maxOccupationText, type SalaryOccupation } from '@coach/contracts/features/salaries';
import { useId, useState } from 'react';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useSalaryOccupations } from '../requests/salary-requests.ts';
import { matchOccupations } from './match-occupations.ts';

type OccupationFieldProps = { value: string; onChange: (value: string) => void };

/** Any words; the occupations there are come up below them, for the hand and for the arrow keys. */
export function OccupationField({ value, onChange }: OccupationFieldProps) {
  const { data } = useSalaryOccupations();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = isOpen ? matchOccupations(data?.items ?? [], value) : [];
  const chosen = found[active];
  const pick = ({ occupation }: SalaryOccupation) => {
    onChange(printed(occupation));
    close();
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const move = (step: number) => {
    setOpen(true);
    if (found.length > 0) setActive((at) => (at + step + found.length + (at < 0 && step < 0 ? 1 : 0)) % found.length);
  };
  const obey = (key: string): boolean => {
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && chosen) pick(chosen);
    else if (key === 'Escape' && isOpen) close();
    else return false;
    return true;
  };
  return (
    <div className="relative">
      <TextInput
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${listId}-${active}` : undefined}
        autoComplete="off"
        maxLength={maxOccupationText}
        placeholder={m.salaries_occupation_placeholder()}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          setOpen(true);
          setActive(-1);
        }}
        onBlur={close}
        onKeyDown={(event) => {
          if (obey(event.key)) event.preventDefault();
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={m.salaries_suggestions()}
        className={cx(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-lg border border-line-strong bg-card py-1 shadow-card',
          found.length === 0 && 'hidden',
        )}
      >
        {found.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field’s, which keeps the focus.
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active one.
          <div
            key={item.occupation}
            id={`${listId}-${index}`}
            role="option"
            lang="fr"
            aria-selected={index === active}
            className={cx(
              'flex min-h-11 cursor-pointer items-center px-3.5 py-2 wrap-anywhere',
              index === active ? 'bg-brand-soft font-semibold' : 'hover:bg-brand-soft',
            )}
            // Before the field loses the focus, which would close the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(item)}
          >
            {printed(item.label)}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{found.length > 0 ? m.salaries_suggested({ count: found.length }) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
