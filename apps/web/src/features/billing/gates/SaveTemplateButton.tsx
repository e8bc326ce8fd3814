import type { NewTemplate } from '@coach/contracts/features/templates';
import { mayPass } from '@coach/contracts/gates';
import { useSession } from '../../../lib/session.ts';
import { tellGate, useSaveTemplate } from '../../../lib/use-save-template.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { PlanBadgeFrom } from './PlanBadgeFrom.tsx';

type SaveTemplateButtonProps = { template: NewTemplate; prepare?: () => Promise<void> };

/** « Enregistrer comme modèle », with the plan it opens from. */
export function SaveTemplateButton({ template, prepare }: SaveTemplateButtonProps) {
  const { tier, tierAsked } = useSession();
  // Until the plan is known, the server tells.
  const open = mayPass('save_template', tier) || !tierAsked;
  const { mutate, isPending } = useSaveTemplate(template, prepare);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" busy={isPending} onClick={() => (open ? mutate() : tellGate())}>
        {m.templates_save()}
      </Button>
      {open ? null : <PlanBadgeFrom gate="save_template" />}
    </span>
  );
}
