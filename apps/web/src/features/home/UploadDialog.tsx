import { maxOfferLength } from '@coach/contracts/cv-upload';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { savePending } from '../../lib/pending-analysis.ts';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { NativeDialog } from '../../ui/NativeDialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { DropZone } from './DropZone.tsx';

/** Takes the CV and the offer, keeps them in this browser, and leads to the analysis. */
export function UploadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { status } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [offerText, setOfferText] = useState('');
  const { analyse, busy, refused } = useAnalyse(file, offerText);
  return (
    <NativeDialog open={open} onClose={onClose} title={m.home_dialog_title()}>
      <div className="flex flex-col gap-6">
        <DropZone file={file} onFile={setFile} />
        <Field label={m.home_dialog_offer()} hint={m.home_dialog_offer_hint()}>
          <TextArea
            rows={6}
            maxLength={maxOfferLength}
            value={offerText}
            onChange={(event) => setOfferText(event.target.value)}
          />
        </Field>
        {refused ? (
          <p role="alert" className="font-medium text-bad">
            {m.home_dialog_storage()}
          </p>
        ) : null}
        <Button size="lg" onClick={analyse} busy={busy} disabledReason={file ? null : m.home_dialog_needs_file()}>
          {m.home_dialog_analyse()}
        </Button>
        {status === 'signedIn' ? null : <p className="text-sm text-ink-soft">{m.home_dialog_signed_out()}</p>}
      </div>
    </NativeDialog>
  );
}

function useAnalyse(file: File | null, offerText: string) {
  const { status } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const analyse = async () => {
    setBusy(true);
    setRefused(false);
    try {
      await savePending({ file, offerText });
      await navigate(status === 'signedIn' ? paths.cvCrafting() : paths.auth({ redirect: paths.cvCrafting() }));
    } catch {
      setRefused(true);
      setBusy(false);
    }
  };
  return { analyse, busy, refused };
}
