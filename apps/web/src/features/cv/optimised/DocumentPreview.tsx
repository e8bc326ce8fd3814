import type { CvDocument } from '@coach/contracts/cv-document';
import { m } from '../../../paraglide/messages.js';
import { PreviewBlock } from './PreviewBlock.tsx';

/** A telephone number stays on one line. */
function unbroken({ kind, text }: CvDocument['contact'][number]): string {
  return kind === 'phone' ? text.replaceAll(' ', '\u00a0') : text;
}

/** The optimised CV as a sheet of paper. */
export function DocumentPreview({ document }: { document: CvDocument }) {
  return (
    <article
      aria-label={m.cv_preview_label()}
      className="min-w-0 rounded-md border border-line bg-card px-6 py-8 shadow-raised sm:px-10 sm:py-12"
    >
      <p className="font-display text-2xl font-bold">{document.fullName}</p>
      {document.headline ? <p className="text-lg text-brand">{document.headline}</p> : null}
      <p className="mt-2 text-sm text-ink-soft">{document.contact.map(unbroken).join('  ·  ')}</p>
      {document.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a CV do not move
        <section key={index} className="mt-7">
          <h2 className="border-b-2 border-brand pb-1 text-lg text-brand">{section.title}</h2>
          <div className="mt-3 flex flex-col gap-4 text-sm">
            {section.blocks.map((block, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its blocks
              <PreviewBlock key={position} block={block} />
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}
