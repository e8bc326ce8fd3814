import type { LetterDoubt } from '@coach/contracts/features/letters';
import { m } from '../../../paraglide/messages.js';
import { EditLine } from './EditLine.tsx';
import { EditParagraphs } from './EditParagraphs.tsx';
import { GrowingText } from './GrowingText.tsx';
import type { LetterTexts } from './letter-texts.ts';
import { Sheet } from './Sheet.tsx';

type EditSheetProps = {
  texts: LetterTexts;
  doubts: readonly LetterDoubt[];
  change: (texts: LetterTexts) => void;
  /** A field was left. */
  onRest: () => void;
};

const longestClosing = 1_000;

/** The letter with every part of it a field, where it stands on the sheet. */
export function EditSheet({ texts, doubts, change, onRest }: EditSheetProps) {
  const { sender, recipient } = texts;
  const line = (label: string, value: string, next: (text: string) => LetterTexts) => (
    <EditLine label={label} value={value} onChange={(text) => change(next(text))} onBlur={onRest} />
  );
  const ofSender = (label: string, part: keyof typeof sender) =>
    line(label, sender[part], (text) => ({ ...texts, sender: { ...sender, [part]: text } }));
  const ofRecipient = (label: string, part: keyof typeof recipient) =>
    line(label, recipient[part], (text) => ({ ...texts, recipient: { ...recipient, [part]: text } }));
  return (
    <Sheet
      editing
      sender={
        <div className="flex flex-col gap-1">
          {ofSender(m.letters_edit_full_name(), 'fullName')}
          {ofSender(m.letters_edit_city(), 'city')}
          {ofSender(m.letters_edit_phone(), 'phone')}
          {ofSender(m.letters_edit_email(), 'email')}
        </div>
      }
      recipient={
        <div className="flex flex-col gap-1">
          {ofRecipient(m.letters_edit_company(), 'company')}
          {ofRecipient(m.letters_edit_contact(), 'contact')}
          {ofRecipient(m.letters_edit_recipient_city(), 'city')}
        </div>
      }
      placeAndDate={line(m.letters_edit_date(), texts.placeAndDate, (text) => ({ ...texts, placeAndDate: text }))}
      subject={line(m.letters_edit_subject(), texts.subject, (text) => ({ ...texts, subject: text }))}
      salutation={line(m.letters_edit_salutation(), texts.salutation, (text) => ({ ...texts, salutation: text }))}
      paragraphs={
        <EditParagraphs
          paragraphs={texts.paragraphs}
          doubts={doubts}
          change={(paragraphs) => change({ ...texts, paragraphs })}
          onRest={onRest}
        />
      }
      closing={
        <GrowingText
          label={m.letters_edit_closing()}
          value={texts.closing}
          maxLength={longestClosing}
          onChange={(closing) => change({ ...texts, closing })}
          onBlur={onRest}
        />
      }
      signature={line(m.letters_edit_signature(), texts.signature, (text) => ({ ...texts, signature: text }))}
    />
  );
}
