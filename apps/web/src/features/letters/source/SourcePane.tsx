import type { LetterDetail } from '@coach/contracts/features/letters';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SourceNews, SourceText } from './SourceText.tsx';
import { useSource } from './source-context.tsx';

/** Where the sentence that was pressed comes from: beside the letter, or over it on a narrow screen. */
export function SourcePane({ letter }: { letter: LetterDetail }) {
  const { over, close, paneId } = useSource();
  return (
    <>
      <section
        id={paneId}
        aria-label={m.letters_source_title()}
        className="hidden min-h-0 flex-col overflow-y-auto rounded-xl border border-line bg-card p-5 shadow-card lg:flex"
      >
        <h2 className="mb-3 text-lg">{m.letters_source_title()}</h2>
        <SourceText letter={letter} />
      </section>
      {over ? null : <SourceNews />}
      <Dialog open={over} onClose={close} title={m.letters_source_title()} size="lg">
        <SourceText letter={letter} />
      </Dialog>
    </>
  );
}
