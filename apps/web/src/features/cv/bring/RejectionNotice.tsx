import { m } from '../../../paraglide/messages.js';
import type { RejectionKind } from './rejection-kind.ts';

const texts: Record<RejectionKind, () => { title: string; text: string }> = {
  'file-invalid-type': () => ({ title: m.cv_reject_type_title(), text: m.cv_reject_type_text() }),
  'file-too-large': () => ({ title: m.cv_reject_large_title(), text: m.cv_reject_large_text() }),
  'file-too-small': () => ({ title: m.cv_reject_small_title(), text: m.cv_reject_small_text() }),
  'too-many-files': () => ({ title: m.cv_reject_many_title(), text: m.cv_reject_many_text() }),
};

/** Why a file was not taken, and what would be. */
export function RejectionNotice({ kind }: { kind: RejectionKind }) {
  const { title, text } = texts[kind]();
  return (
    <div role="alert" className="rounded-lg bg-bad-soft px-5 py-4 text-bad">
      <p className="font-semibold">{title}</p>
      <p className="text-sm">{text}</p>
    </div>
  );
}
