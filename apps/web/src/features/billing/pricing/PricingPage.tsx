import { PathDrawing } from '../../../illustrations/PathDrawing.tsx';
import { m } from '../../../paraglide/messages.js';
import { Highlight } from '../../../ui/Highlight.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';
import { PlanTable } from './PlanTable.tsx';
import { TrustBlock } from './TrustBlock.tsx';

/** The plans, what they hold, and what one wants to know before paying. `payments`: who takes payments here. */
export function PricingPage({ payments }: { payments: string }) {
  return (
    <>
      <section className="container-page pt-10 pb-14 lg:pt-14 lg:pb-20">
        <div className="flex items-end justify-between gap-10">
          <div className="min-w-0">
            <h1 className="text-[clamp(2.1rem,9.5vw,3rem)] leading-[1.08] sm:text-4xl">
              {m.pricing_title()} <br className="max-sm:hidden" />
              <Highlight drawn>{m.pricing_title_marked()}</Highlight>
            </h1>
            <p className="mt-4 max-w-[42rem] text-lg">{m.pricing_lead()}</p>
            <Demonstration payments={payments} />
          </div>
          <PathDrawing className="mr-6 hidden w-56 shrink-0 lg:block" />
        </div>
        <PlanPicker />
      </section>
      <PlanTable />
      <TrustBlock payments={payments} />
      <PlanQuestions />
    </>
  );
}

/** Hidden by what the server writes into the page, not by a script: it is right before any has come. */
function Demonstration({ payments }: { payments: string }) {
  return (
    <p
      data-payments={payments}
      className="mt-5 w-fit rounded-lg bg-warn-soft px-4 py-2.5 text-sm text-warn data-[payments=Stripe]:hidden"
    >
      <strong>{m.pricing_demo_label()}</strong> — {m.pricing_demo_text()}
    </p>
  );
}
