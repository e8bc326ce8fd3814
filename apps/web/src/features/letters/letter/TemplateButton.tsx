import { mayPass } from '@coach/contracts/gates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { PlanBadgeFrom } from '../../billing/gates/PlanBadgeFrom.tsx';
import type { LetterEdit } from './use-letter-edit.ts';

/** Spec 2, section 9: the confirmation hides after 5 seconds. */
const confirmationMs = 5000;

/** Saves the letter to use again, from builder on (spec 2, section 5). */
export function TemplateButton({ id, edit }: { id: string; edit: LetterEdit }) {
  const { tier } = useSession();
  const client = useQueryClient();
  const open = mayPass('save_template', tier);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (!(await edit.save())) throw new Error('what was written is not kept');
      await request('/api/templates', { body: { type: 'motivation_letter', letterId: id } });
    },
    onSuccess: () => {
      toast({ title: m.letters_template_saved(), tone: 'success', duration: confirmationMs });
      void client.invalidateQueries({ queryKey: ['templates'] });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'subscription_required') return restricted();
      toast({ title: m.letters_template_failed_title(), description: m.letters_template_failed(), tone: 'error' });
    },
  });
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" busy={isPending} onClick={() => (open ? mutate() : restricted())}>
        {m.letters_template_save()}
      </Button>
      {open ? null : <PlanBadgeFrom gate="save_template" />}
    </span>
  );
}

function restricted(): void {
  toast({ title: m.letters_template_gate_title(), description: m.letters_template_gate(), tone: 'error' });
}
