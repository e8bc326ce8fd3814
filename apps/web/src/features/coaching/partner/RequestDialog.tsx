import {
  type CoachRequestKind,
  contactWays,
  maxAvailabilityLength,
  maxHopesLength,
  maxSubjectLength,
} from '@coach/contracts/features/coaching';
import { useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useRequestForm } from './use-request-form.ts';

type RequestDialogProps = {
  /** What is asked for; null keeps the dialog closed. */
  kind: CoachRequestKind | null;
  /** Who answers. */
  name: string;
  onClose: () => void;
};

const titles = { coach: m.coaching_ask_coach, roadmap: m.coaching_ask_roadmap };
const ways = { email: m.coaching_by_email, phone: m.coaching_by_phone };

/** Asks the operator for a coach, or for the month’s roadmap. What is typed stays until it is sent. */
export function RequestDialog({ kind, name, onClose }: RequestDialogProps) {
  const shown = useRef<CoachRequestKind>('coach');
  shown.current = kind ?? shown.current;
  const { form, contact, faults, change, submit, busy } = useRequestForm(shown.current, onClose);
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      title={titles[shown.current]()}
      description={shown.current === 'coach' ? m.coaching_coach_text({ name }) : m.coaching_roadmap_text({ name })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" form="coach-request" busy={busy}>
            {m.coaching_request_send()}
          </Button>
        </>
      }
    >
      <form
        id="coach-request"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={m.coaching_subject()} error={faults.subject} required>
          <TextInput
            value={form.subject}
            maxLength={maxSubjectLength}
            onChange={(event) => change({ subject: event.target.value })}
          />
        </Field>
        <Field label={m.coaching_hopes()} error={faults.hopes} required>
          <TextArea
            rows={5}
            value={form.hopes}
            maxLength={maxHopesLength}
            onChange={(event) => change({ hopes: event.target.value })}
          />
        </Field>
        <Field label={m.coaching_availability()} hint={m.coaching_availability_hint()} error={faults.availability}>
          <TextArea
            rows={2}
            value={form.availability}
            maxLength={maxAvailabilityLength}
            onChange={(event) => change({ availability: event.target.value })}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={m.coaching_contact_way()}>
            <Select
              value={form.contactWay}
              options={contactWays.map((way) => ({ value: way, label: ways[way]() }))}
              onChange={(event) => change({ contactWay: contactWays.find((way) => way === event.target.value) })}
            />
          </Field>
          <Field
            label={form.contactWay === 'email' ? m.coaching_contact_email() : m.coaching_contact_phone()}
            error={faults.contact}
            required
          >
            <TextInput
              type={form.contactWay === 'email' ? 'email' : 'tel'}
              value={contact}
              maxLength={200}
              onChange={(event) => change({ contact: event.target.value })}
            />
          </Field>
        </div>
        {faults.whole ? (
          <p role="alert" className="font-medium text-bad">
            {faults.whole}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
