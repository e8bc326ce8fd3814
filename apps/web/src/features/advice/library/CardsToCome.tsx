import { m } from '../../../paraglide/messages.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];
const bar = 'rounded-md bg-brand-soft';

/** The list’s shape while it is fetched. */
export function CardsToCome() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <VisuallyHidden>{m.common_loading()}</VisuallyHidden>
      <div className={`${bar} my-2 h-7 w-32`} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 motion-safe:animate-pulse">
        {cards.map((card) => (
          <div key={card} className="flex min-h-64 flex-col gap-3 rounded-xl border border-line bg-card p-5">
            <div className={`${bar} h-5 w-1/2`} />
            <div className={`${bar} h-7 w-11/12`} />
            <div className={`${bar} h-7 w-2/3`} />
            <div className={`${bar} mt-2 h-16`} />
          </div>
        ))}
      </div>
    </div>
  );
}
