import type { Analysis } from '@coach/contracts/features/cv';
import type { SectorId } from '@coach/contracts/report';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { sectorLabel, sectorNames } from './sector-label.ts';
import { sectorOptions } from './sector-options.ts';
import { useSector } from './use-sector.ts';

/** The choice of a sector; the analysis is made again when the button says so, not at every key in the list. */
export function SectorForm({ analysis }: { analysis: Analysis }) {
  const { sector, suggestedSector: suggested } = analysis;
  /** undefined follows the analysis, which another tab may change. */
  const [choice, setChoice] = useState<SectorId | null>();
  const chosen = choice === undefined ? sector : choice;
  const { analyseFor, running, fault, forget } = useSector(analysis);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!running && chosen !== sector) analyseFor(chosen, () => setChoice(undefined));
  };
  const choose = (value: string) => {
    forget();
    setChoice(sectorNames.find((one) => one === value) ?? null);
  };
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-4">
      <div className="w-full max-w-md">
        <Field
          label={m.cv_sector_field()}
          hint={suggested ? m.cv_sector_suggested({ sector: sectorLabel(suggested) }) : null}
        >
          <Select
            value={chosen ?? ''}
            onChange={(event) => choose(event.target.value)}
            options={sectorOptions(suggested)}
          />
        </Field>
      </div>
      <Button type="submit" variant="secondary" busy={running} disabledReason={reasonOf(analysis, chosen)}>
        {chosen === null && sector !== null ? m.cv_sector_apply_none() : m.cv_sector_apply()}
      </Button>
      {fault ? <ErrorState message={fault} /> : null}
      <VisuallyHidden>
        <span role="status">{running ? m.cv_sector_running() : null}</span>
      </VisuallyHidden>
    </form>
  );
}

/** Why there is nothing to do: what is chosen is what is shown. */
function reasonOf({ sector }: Analysis, chosen: Analysis['sector']): string | null {
  if (chosen !== sector) return null;
  return sector === null ? m.cv_sector_same_none() : m.cv_sector_same();
}
