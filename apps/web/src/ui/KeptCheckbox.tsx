import { type ComponentProps, useState } from 'react';
import { Checkbox } from './Checkbox.tsx';

type KeptCheckboxProps = Omit<ComponentProps<typeof Checkbox>, 'checked' | 'onChange'> & {
  /** As it is known to be kept. */
  checked: boolean;
  /** Keeps it; resolves once that went well or ill. */
  onTick: (wanted: boolean) => Promise<void>;
};

/** A box that is kept elsewhere, a moment after it was ticked: it does not jump back meanwhile. */
export function KeptCheckbox({ checked, onTick, ...props }: KeptCheckboxProps) {
  const [ticked, setTicked] = useState<boolean | null>(null);
  const tick = async (wanted: boolean) => {
    setTicked(wanted);
    await onTick(wanted);
    setTicked(null);
  };
  return <Checkbox {...props} checked={ticked ?? checked} onChange={(event) => void tick(event.target.checked)} />;
}
