import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { letterPath } from '../requests/letter-keys.ts';

export const letterFormats = ['pdf', 'docx', 'doc'] as const;
export type LetterFormat = (typeof letterFormats)[number];

export const formatLabels: Record<LetterFormat, () => string> = {
  pdf: m.letters_file_pdf,
  docx: m.letters_file_docx,
  doc: m.letters_file_doc,
};

/** Having a letter as a file, and telling how it went. */
export function useLetterFile(id: string) {
  const [saving, setSaving] = useState<LetterFormat | null>(null);
  const download = async (format: LetterFormat) => {
    setSaving(format);
    try {
      await saveFile(`${letterPath(id)}/file?format=${format}`, `lettre-de-motivation.${format}`);
      toast({ title: m.letters_file_started(), tone: 'success' });
    } catch (error) {
      toast({ title: m.letters_file_failed(), description: toApiFailure(error).message, tone: 'error' });
    }
    setSaving(null);
  };
  return { saving, download };
}
