import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { type EnhancedCvFormat, generateEnhancedCv } from '../requests/generate-enhanced-cv.ts';

/** Downloading the optimised CV; `onGate` when the server says the plan does not have it. */
export function useDownload(analysisId: string, onGate: () => void) {
  const [downloading, setDownloading] = useState<EnhancedCvFormat | null>(null);
  const download = async (format: EnhancedCvFormat) => {
    setDownloading(format);
    try {
      const { downloadUrl, fileName } = await generateEnhancedCv(analysisId, format);
      saveFile(downloadUrl, fileName);
    } catch (error) {
      tellFailure(error, onGate);
    } finally {
      setDownloading(null);
    }
  };
  return { downloading, download };
}

function tellFailure(error: unknown, onGate: () => void): void {
  const known = error instanceof ApiError ? error : null;
  if (known?.code === 'subscription_required' || known?.needsUpgrade) {
    onGate();
    return;
  }
  const required = known?.code === 'analysis_required';
  toast({
    title: required ? m.cv_download_required_title() : m.cv_download_error_title(),
    description: required ? m.cv_download_none_text() : (known?.message ?? m.cv_download_error_text()),
    tone: 'error',
  });
}

/** The answer is an attachment of our own origin: following the link leaves the page where it is. */
function saveFile(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
