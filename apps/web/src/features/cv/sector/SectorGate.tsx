import type { Analysis } from '@coach/contracts/features/cv';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { PlanNeeded } from '../../billing/gates/PlanNeeded.tsx';
import { sectorOptions } from './sector-options.ts';
import { useSector } from './use-sector.ts';

/** Below advancer: the choice, closed with its reason. A sector of before may be read, and taken off. */
export function SectorGate({ analysis }: { analysis: Analysis }) {
  const { sector, suggestedSector } = analysis;
  const { analyseFor, running, fault } = useSector(analysis);
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full max-w-md">
        <Field label={m.cv_sector_field()}>
          <Select value={sector ?? ''} disabled options={sectorOptions(suggestedSector)} />
        </Field>
      </div>
      <PlanNeeded gate="sector" />
      {sector ? (
        <>
          <p className="max-w-prose text-ink-soft">{m.cv_sector_gate_kept()}</p>
          <Button variant="secondary" busy={running} onClick={() => analyseFor(null)}>
            {m.cv_sector_apply_none()}
          </Button>
        </>
      ) : null}
      {fault ? <ErrorState message={fault} /> : null}
    </div>
  );
}
