import type { LetterDetail } from '@coach/contracts/features/letters';
import { modelNames } from '@coach/contracts/models';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';

/** The first page as the file will have it; nothing where it cannot be drawn. */
export function PagePreview({ letter: { id, model, version } }: { letter: LetterDetail }) {
  // The version is there for the browser: another text is another picture.
  const source = `/api/models/letter/${model}/preview?${new URLSearchParams({ letter: id, v: String(version) })}`;
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === source) return null;
  return (
    <a href={source} target="_blank" rel="noopener" className="block rounded-md">
      <img
        src={source}
        alt={`${m.letters_preview({ model: modelNames[model] })} ${m.common_new_tab()}`}
        width={960}
        height={1358}
        loading="lazy"
        onError={() => setFailed(source)}
        className="h-auto w-36 rounded-sm border border-line bg-card shadow-card"
      />
    </a>
  );
}
