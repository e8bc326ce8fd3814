import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';

type SheetProps = {
  sender: ReactNode;
  recipient: ReactNode;
  placeAndDate: ReactNode;
  subject: ReactNode;
  salutation: ReactNode;
  paragraphs: ReactNode;
  closing: ReactNode;
  signature: ReactNode;
  /** Fields need more room than the text they hold. */
  editing?: boolean;
};

/** A French letter on its sheet: who writes at the left, to whom and when at the right, then the object and the text. */
export function Sheet({ editing = false, ...parts }: SheetProps) {
  const right = cx('ml-auto', editing ? 'w-full sm:w-3/5' : 'w-3/4 sm:w-[55%]');
  return (
    <article
      lang="fr"
      aria-label={m.letters_sheet()}
      className="rounded-md border border-line bg-card px-5 py-8 text-sm/relaxed shadow-raised sm:px-12 sm:py-14"
    >
      <div className={editing ? 'w-full sm:w-3/5' : undefined}>{parts.sender}</div>
      <div className={cx('mt-6', right)}>{parts.recipient}</div>
      <div className={cx('mt-6', right)}>{parts.placeAndDate}</div>
      <div className="mt-8 font-semibold">{parts.subject}</div>
      <div className="mt-6">{parts.salutation}</div>
      <div className="mt-4 flex flex-col gap-4">{parts.paragraphs}</div>
      <div className="mt-4">{parts.closing}</div>
      <div className={cx('mt-8', right)}>{parts.signature}</div>
    </article>
  );
}
