import { maxAdditionalInfo, maxCompanyLength } from '@coach/contracts/features/letters';
import type { LetterTone } from '@coach/contracts/letter';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { optionsOf, toneLabels } from '../../profile/option-labels.ts';
import { KeptCvField } from './KeptCvField.tsx';
import type { LetterBrief } from './letter-brief.ts';

type LetterPartProps = {
  brief: LetterBrief;
  tone: LetterTone;
  change: (next: Partial<LetterBrief>) => void;
};

/** The second card: whom it is for, how it sounds, what it draws from. */
export function LetterPart({ brief, tone, change }: LetterPartProps) {
  return (
    <Card title={m.letters_letter_title()}>
      <div className="flex flex-col gap-5">
        <Field label={m.letters_company()} required>
          <TextInput
            value={brief.company}
            maxLength={maxCompanyLength}
            autoComplete="off"
            onChange={(event) => change({ company: event.target.value })}
          />
        </Field>
        <Field label={m.letters_tone()} required>
          <Select
            value={tone}
            options={optionsOf(toneLabels)}
            onChange={(event) => change({ tone: event.target.value as LetterTone })}
          />
        </Field>
        <KeptCvField value={brief.documentId} onChange={(documentId) => change({ documentId })} />
        <Field label={m.letters_extra()} hint={m.letters_extra_hint()}>
          <TextArea
            rows={4}
            value={brief.additionalInfo}
            maxLength={maxAdditionalInfo}
            placeholder={m.letters_extra_placeholder()}
            onChange={(event) => change({ additionalInfo: event.target.value })}
            className="resize-y text-sm"
          />
        </Field>
      </div>
    </Card>
  );
}
