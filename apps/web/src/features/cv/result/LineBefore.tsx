import { m } from '../../../paraglide/messages.js';

/** The line as it stands in the CV. */
export function LineBefore({ text, struck = false }: { text: string; struck?: boolean }) {
  return (
    <div>
      <p className="text-sm font-semibold text-ink-soft">{m.cv_line_before()}</p>
      <p>{struck ? <s>{text}</s> : text}</p>
    </div>
  );
}
