import type { NewTemplate } from '@coach/contracts/features/templates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { m } from '../paraglide/messages.js';
import { toast } from '../ui/Toast.tsx';
import { request } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** Spec 2, section 9: the confirmation hides after 5 seconds. */
const confirmationMs = 5000;

/** Saving something to use again, from builder on (spec 2, section 5). `prepare` throws where it cannot be saved yet. */
export function useSaveTemplate(template: NewTemplate, prepare?: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await prepare?.();
      await request('/api/templates', { body: template });
    },
    onSuccess: () => {
      toast({ title: m.templates_saved(), tone: 'success', duration: confirmationMs });
      void client.invalidateQueries({ queryKey: ['templates'] });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'subscription_required') return tellGate();
      toast({ title: m.templates_save_failed_title(), description: m.templates_save_failed(), tone: 'error' });
    },
  });
}

/** Why saving is not open on this plan. */
export function tellGate(): void {
  toast({ title: m.templates_save_gate_title(), description: m.templates_save_gate(), tone: 'error' });
}
