import { m } from '../../../paraglide/messages.js';
import { Highlight } from '../../../ui/Highlight.tsx';

/** What a plan with the whole library has (spec 2, « Career advice page »). */
export function WholeBanner({ count }: { count: number }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h2 className="text-xl">
        <Highlight>{m.advice_banner()}</Highlight>
      </h2>
      <p className="text-ink-soft">{m.advice_banner_text({ count })}</p>
    </div>
  );
}
