import type { Experience } from '@coach/contracts/cv';
import { useState } from 'react';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { FormButtons } from '../review/FormButtons.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { experienceName } from './experience-name.ts';

export interface ProvedSkill {
  name: string;
  proof: string;
  experience: number | null;
}

type ProofFormProps = {
  /** Asked for when null. */
  name: string | null;
  /** A licence, a certificate or a diploma: obtained, not practised. */
  isDocument?: boolean;
  experiences: readonly Experience[];
  onSave: (skill: ProvedSkill) => Promise<boolean>;
  onCancel: () => void;
};

/** « Je l'ai »: asks where and how, since a skill without proof convinces nobody. The sentence goes into the CV. */
export function ProofForm({ name, isDocument = false, experiences, onSave, onCancel }: ProofFormProps) {
  const [typedName, setTypedName] = useState(name ?? '');
  const [proof, setProof] = useState('');
  const [experience, setExperience] = useState('');
  const isFit = Boolean(typedName.trim() && proof.trim());
  const { form, tried, busy, onSubmit } = useCheckedForm(isFit, () =>
    onSave({
      ...{ name: typedName.trim(), proof: proof.trim() },
      experience: experience === '' ? null : Number(experience),
    }),
  );
  return (
    <form ref={form} onSubmit={onSubmit} className="flex flex-col gap-4 rounded-lg bg-brand-soft p-4">
      {name === null ? (
        <Field label={m.cv_proof_name()} required error={tried && !typedName.trim() ? m.cv_required() : null}>
          <TextInput value={typedName} maxLength={300} onChange={(event) => setTypedName(event.target.value)} />
        </Field>
      ) : null}
      <Field
        label={proofLabel(name, isDocument)}
        hint={m.cv_proof_hint()}
        error={tried && !proof.trim() ? m.cv_proof_required() : null}
      >
        <TextArea rows={3} maxLength={2000} value={proof} onChange={(event) => setProof(event.target.value)} />
      </Field>
      {experiences.length > 0 ? (
        <Field label={m.cv_proof_where()} hint={m.cv_proof_where_hint()}>
          <Select
            value={experience}
            onChange={(event) => setExperience(event.target.value)}
            options={[
              { value: '', label: m.cv_proof_nowhere() },
              ...experiences.map((one, index) => ({ value: String(index), label: experienceName(one) })),
            ]}
          />
        </Field>
      ) : null}
      <FormButtons busy={busy} onCancel={onCancel} saveLabel={m.cv_proof_save()} />
    </form>
  );
}

function proofLabel(name: string | null, isDocument: boolean): string {
  if (name === null) return m.cv_proof_label();
  return isDocument ? m.cv_proof_obtained_for({ name: printed(name) }) : m.cv_proof_label_for({ name: printed(name) });
}
