import {
  type CoachRequestKind,
  maxHopesLength,
  minHopesLength,
  type NewCoachRequest,
} from '@coach/contracts/features/coaching';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { useProfile } from '../../profile/use-profile.ts';
import { useSendRequest } from '../requests/use-coach-requests.ts';

type Form = Omit<NewCoachRequest, 'kind' | 'contact'> & { contact: string | null };
export type Faults = Partial<Record<keyof Form | 'whole', string>>;
const empty: Form = { subject: '', hopes: '', availability: '', contactWay: 'email', contact: null };

/** The request form; how to be reached is filled in from the account until it is changed. */
export function useRequestForm(kind: CoachRequestKind, onDone: () => void) {
  const [form, setForm] = useState(empty);
  const [faults, setFaults] = useState<Faults>({});
  const { user } = useSession();
  const { data: profile } = useProfile();
  const { mutate, isPending } = useSendRequest();
  const known = form.contactWay === 'email' ? (user?.email ?? '') : (profile?.phone ?? '');
  const contact = form.contact ?? known;
  const change = (next: Partial<Form>) => {
    setForm((before) => ({ ...before, ...next, ...(next.contactWay ? { contact: null } : {}) }));
    setFaults({});
  };
  const submit = () => {
    const found = faultsOf({ ...form, contact });
    setFaults(found);
    if (Object.keys(found).length > 0 || isPending) return;
    mutate(
      { ...form, kind, contact },
      {
        onSuccess: () => {
          toast({ title: m.coaching_request_sent(), description: m.coaching_request_sent_text(), tone: 'success' });
          setForm(empty);
          onDone();
        },
        onError: (error) => {
          const { fields, message } = toApiFailure(error);
          setFaults(Object.keys(fields).length > 0 ? fields : { whole: message });
        },
      },
    );
  };
  return { form, contact, faults, change, submit, busy: isPending };
}

function faultsOf({ subject, hopes, contact }: Form): Faults {
  const length = hopes.trim().length;
  return {
    ...(subject.trim() === '' ? { subject: m.coaching_subject_missing() } : {}),
    ...(length < minHopesLength || length > maxHopesLength
      ? { hopes: m.coaching_hopes_missing({ minimum: minHopesLength }) }
      : {}),
    ...((contact ?? '').trim().length < 3 ? { contact: m.coaching_contact_missing() } : {}),
  };
}
