import type { Contact } from '@coach/contracts/cv';
import type { DocumentDetail } from '@coach/contracts/features/cv';
import type { ComponentProps } from 'react';
import { formatPhone } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { contactFault } from './contact-fault.ts';
import { contactFields, contactLabel } from './contact-label.ts';
import { EditableRow } from './EditableRow.tsx';
import type { Correct } from './use-corrections.ts';

type IdentitySectionProps = { document: DocumentDetail; correct: Correct; undo: (id: string) => void };

/** The keyboard of a phone, and what a browser knows of the person. */
const inputs: Record<keyof Contact, ComponentProps<typeof EditableRow>['input']> = {
  fullName: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  city: { autoComplete: 'address-level2' },
  // A profile is often written without its https://, which a url field refuses.
  linkedin: { inputMode: 'url' },
};

/** Who the person is: contact, title, summary. */
export function IdentitySection({ document, correct, undo }: IdentitySectionProps) {
  const { cv, amendments } = document;
  const undoOf = (amendment: { id: string } | undefined) => (amendment ? () => undo(amendment.id) : undefined);
  return (
    <Card title={m.cv_identity_title()}>
      <ul className="divide-y divide-line">
        {contactFields.map((field) => (
          <EditableRow
            key={field}
            label={contactLabel(field)}
            value={shown(field, cv.contact[field])}
            span={cv.spans[`contact.${field}`]}
            input={inputs[field]}
            faultOf={(typed) => contactFault(field, typed)}
            onUndo={undoOf(amendments.find((one) => one.kind === 'set-contact' && one.field === field))}
            onSave={(value) => correct({ kind: 'set-contact', field, value })}
          />
        ))}
        <EditableRow
          label={m.cv_field_title()}
          value={cv.title}
          span={cv.spans.title}
          onUndo={undoOf(amendments.find((one) => one.kind === 'set-title'))}
          onSave={(value) => correct({ kind: 'set-title', value })}
        />
        <EditableRow
          label={m.cv_field_summary()}
          value={cv.summary}
          span={cv.spans.summary}
          long
          onUndo={undoOf(amendments.find((one) => one.kind === 'set-summary'))}
          onSave={(value) => correct({ kind: 'set-summary', value })}
        />
      </ul>
    </Card>
  );
}

function shown(field: keyof Contact, value: string | null): string | null {
  return field === 'phone' && value ? formatPhone(value) : value;
}
