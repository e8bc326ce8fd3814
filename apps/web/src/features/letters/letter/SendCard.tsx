import type { LetterDetail } from '@coach/contracts/features/letters';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { plainText } from '../sheet/letter-texts.ts';
import { DoubtList } from './DoubtCard.tsx';
import { ModelField } from './ModelField.tsx';
import { PagePreview } from './PagePreview.tsx';
import type { LetterEdit } from './use-letter-edit.ts';
import { formatLabels, type LetterFormat, letterFormats, useLetterFile } from './use-letter-file.ts';

/** The letter leaves: as a file in the look of a model, or by the clipboard. What is to be checked is told first. */
export function SendCard({ letter, edit }: { letter: LetterDetail; edit: LetterEdit }) {
  const { saving, download } = useLetterFile(letter.id);
  const [asked, setAsked] = useState<LetterFormat | null>(null);
  const take = async (format: LetterFormat) => {
    setAsked(null);
    if (await edit.save()) await download(format);
    else toast({ title: m.letters_unsaved(), tone: 'error' });
  };
  const copy = () =>
    navigator.clipboard.writeText(plainText(edit.texts)).then(
      () => toast({ title: m.letters_copied(), tone: 'success' }),
      () => toast({ title: m.letters_copy_failed(), tone: 'error' }),
    );
  return (
    <Card id="envoyer" title={m.letters_send_title()}>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-56">
          <ModelField letter={letter} />
        </div>
        <PagePreview letter={letter} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {letterFormats.map((format) => (
          <Button
            key={format}
            variant={format === 'pdf' ? 'primary' : 'secondary'}
            busy={saving === format}
            onClick={() => (letter.doubts.length > 0 ? setAsked(format) : void take(format))}
          >
            {formatLabels[format]()}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => void copy()}>
          {m.letters_copy()}
        </Button>
      </div>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={m.letters_warn_title({ count: letter.doubts.length })}
        description={m.letters_warn_text()}
        isRead
        footer={
          <>
            <Button variant="quiet" onClick={() => asked && void take(asked)}>
              {m.letters_warn_anyway()}
            </Button>
            <Button onClick={() => setAsked(null)}>{m.letters_warn_back()}</Button>
          </>
        }
      >
        <DoubtList doubts={letter.doubts} />
      </Dialog>
    </Card>
  );
}
