import { type LetterDetail, maxAngle } from '@coach/contracts/features/letters';
import type { LetterTone } from '@coach/contracts/letter';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { WritingBox } from '../../../ui/WritingBox.tsx';
import { optionsOf, toneLabels } from '../../profile/option-labels.ts';
import { useUsage } from '../../usage/use-usage.ts';
import { RemainingLetters } from '../RemainingLetters.tsx';
import { useWriteLetter } from '../use-write-letter.ts';

type AngleDialogProps = {
  letter: LetterDetail;
  open: boolean;
  onClose: () => void;
  onLimit: () => void;
  onWritten: (id: string) => void;
};

/** The same application told another way: says what it costs before it is written. */
export function AngleDialog({ letter, open, onClose, onLimit, onWritten }: AngleDialogProps) {
  const { data: usage } = useUsage();
  const [tone, setTone] = useState<LetterTone>(letter.tone);
  const { running, shown, write, cancel } = useWriteLetter(`letter:${letter.id}`, {
    onDone: ({ id }) => {
      onClose();
      onWritten(id);
    },
    onLimit,
  });
  const leave = () => {
    if (running) cancel();
    onClose();
  };
  const again = () => {
    if (usage?.meters.motivation_letter.remaining === 0) return onLimit();
    write({
      jobDescription: letter.offer.text,
      jobUrl: letter.jobUrl,
      company: letter.company,
      tone,
      additionalInfo: letter.additionalInfo || null,
      documentId: letter.documentId,
      jobId: letter.jobId,
      angle: (letter.angle + 1) % (maxAngle + 1),
    });
  };
  return (
    <Dialog
      // A reload finds the one that is being written.
      open={open || running}
      onClose={leave}
      title={m.letters_angle_title()}
      description={m.letters_angle_text()}
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {m.common_cancel()}
          </Button>
          <Button onClick={again} busy={running}>
            {m.letters_angle_submit()}
          </Button>
        </>
      }
    >
      <Field label={m.letters_tone()}>
        <Select
          value={tone}
          options={optionsOf(toneLabels)}
          onChange={(event) => setTone(event.target.value as LetterTone)}
        />
      </Field>
      <p role="status" className="mt-4 empty:hidden">
        {shown.phase === 'asking' ? m.letters_running() : ''}
      </p>
      <WritingBox shown={shown} onStop={cancel} className="mt-4" />
      <p className="mt-4 font-semibold">{m.letters_angle_cost()}</p>
      <RemainingLetters className="text-sm text-ink-soft" />
    </Dialog>
  );
}
