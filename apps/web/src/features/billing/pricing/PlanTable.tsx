import { plans, tierDisplayName } from '@coach/contracts/tiers';
import { m } from '../../../paraglide/messages.js';
import { CheckMark } from '../../../ui/CheckMark.tsx';
import { Highlight } from '../../../ui/Highlight.tsx';
import { type Holding, type PlanRow, planRows } from './plan-rows.ts';

/** Every plan against every other; on a phone each row’s name stands above its four figures. */
export function PlanTable() {
  return (
    <section className="border-y border-line bg-card py-14 lg:py-20">
      <div className="container-page">
        <h2 id="comparaison" className="text-3xl">
          {m.pricing_table_title()} <Highlight>{m.pricing_table_title_marked()}</Highlight>
        </h2>
        <table aria-labelledby="comparaison" className="mt-8 block w-full text-left md:table">
          <thead className="sticky top-16 block bg-card md:table-header-group">
            <tr className={rowClasses}>
              <th scope="col" className="max-md:sr-only md:w-[40%] md:py-3 md:pr-6">
                {m.pricing_table_feature()}
              </th>
              {plans.map((plan) => (
                <th key={plan} scope="col" className="py-3 text-center text-[min(0.875rem,4vw)] sm:text-base">
                  {tierDisplayName(plan)}
                </th>
              ))}
            </tr>
          </thead>
          {planRows().map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </table>
      </div>
    </section>
  );
}

const rowClasses = 'grid grid-cols-4 border-b border-line md:table-row';

function Group({ title, rows }: { title: string; rows: PlanRow[] }) {
  return (
    <tbody className="block md:table-row-group">
      <tr className={rowClasses}>
        <th scope="rowgroup" colSpan={plans.length + 1} className="col-span-4 pt-8 pb-2 font-display text-xl">
          {title}
        </th>
      </tr>
      {rows.map(({ name, holdings }) => (
        <tr key={name} className={rowClasses}>
          <th scope="row" className="col-span-4 pt-3 font-semibold md:py-3 md:pr-6">
            {name}
          </th>
          {plans.map((plan) => (
            <td key={plan} className="py-3 text-center text-[min(1rem,4.5vw)]">
              <Held holding={holdings[plan]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Held({ holding }: { holding: Holding }) {
  if (typeof holding === 'number' && holding > 0) return holding;
  if (holding === null) return m.pricing_table_unlimited();
  if (holding === true)
    return (
      <>
        <span className="inline-block align-middle">
          <CheckMark />
        </span>
        <span className="sr-only">{m.pricing_table_yes()}</span>
      </>
    );
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        –
      </span>
      <span className="sr-only">{m.pricing_table_no()}</span>
    </>
  );
}
