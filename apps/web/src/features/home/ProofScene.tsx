import { HighlighterPen } from '../../illustrations/SheetDrawing.tsx';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Highlight } from '../../ui/Highlight.tsx';

/** The product in one picture: what the offer asks, marked; the line of the CV that proves it, marked too. */
export function ProofScene() {
  return (
    <figure aria-label={m.home_sample_alt()} className="relative mx-auto w-full max-w-[31rem]">
      <div aria-hidden="true" className="text-sm">
        <OfferSheet />
        <CvSheet />
        <Badge tone="accent" className="absolute -top-3 right-2 sm:right-0">
          {m.home_sample()}
        </Badge>
      </div>
    </figure>
  );
}

function OfferSheet() {
  return (
    <div className="w-[84%] rotate-[1.5deg] rounded-lg border border-line bg-card p-5 pb-16 shadow-card">
      <p className="text-xs font-semibold text-accent">{m.home_sample_offer_title()}</p>
      <p className="font-display text-lg">{m.home_sample_offer_job()}</p>
      <p className="mt-2 leading-[1.9]">
        {m.home_sample_offer_before()}
        <Highlight>{m.home_sample_offer_first()}</Highlight> {m.home_sample_offer_between()}{' '}
        <Highlight>{m.home_sample_offer_second()}</Highlight>…
      </p>
    </div>
  );
}

function CvSheet() {
  return (
    <div className="relative -mt-11 ml-auto w-[88%] -rotate-[1.5deg] rounded-lg border border-line bg-card p-5 shadow-raised sm:p-6">
      <p className="font-display text-lg">{m.home_sample_cv_name()}</p>
      <p className="text-ink-soft">{m.home_sample_cv_job()}</p>
      <GreyLine className="mt-4 w-11/12" />
      <GreyLine className="mt-2.5 w-3/5" />
      <p className="mt-3.5 font-semibold">
        <Highlight drawn>{m.home_sample_cv_first()}</Highlight>
      </p>
      <GreyLine className="mt-4 w-4/5" />
      <p className="mt-3.5 font-semibold">
        <Highlight drawn>{m.home_sample_cv_second()}</Highlight>
      </p>
      <GreyLine className="mt-4 w-2/3" />
      <Pen />
    </div>
  );
}

function GreyLine({ className }: { className: string }) {
  return <span className={`block h-2 rounded-full bg-line ${className}`} />;
}

function Pen() {
  return (
    <svg
      viewBox="0 0 76 66"
      className="absolute -right-4 -bottom-5 w-18 sm:-right-15 sm:bottom-6 sm:w-24"
      fill="none"
      aria-hidden="true"
    >
      <HighlighterPen transform="translate(4 56) rotate(-38) scale(.9)" />
    </svg>
  );
}
