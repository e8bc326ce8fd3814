import type { CareerPlan, MissingSkill } from '@coach/contracts/features/career-advisor';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { Quote } from './Quote.tsx';

const weights: Record<MissingSkill['weight'], { label: () => string; tone: BadgeTone }> = {
  core: { label: m.advisor_weight_core, tone: 'warn' },
  usual: { label: m.advisor_weight_usual, tone: 'accent' },
  useful: { label: m.advisor_weight_useful, tone: 'neutral' },
  own: { label: m.advisor_weight_own, tone: 'brand' },
};

/** What is to be acquired, in the order it serves. */
export function MissingSection({ plan: { missing, offersRead } }: { plan: CareerPlan }) {
  if (missing.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{m.advisor_missing()}</h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-soft">
        {offersRead > 0 ? m.advisor_missing_offers({ count: offersRead }) : m.advisor_missing_lead()}
      </p>
      <ol className="grid gap-x-8 border-t border-line md:grid-cols-2">
        {missing.map((skill, index) => (
          <Missing key={skill.skill} skill={skill} place={index + 1} offersRead={offersRead} />
        ))}
      </ol>
    </section>
  );
}

function Missing({ skill, place, offersRead }: { skill: MissingSkill; place: number; offersRead: number }) {
  const { label, tone } = weights[skill.weight];
  const notes = [
    skill.inOffers > 0 ? m.advisor_in_offers({ count: skill.inOffers, of: offersRead }) : null,
    skill.wanted && skill.weight !== 'own' ? m.advisor_wanted() : null,
    skill.kind === 'licence' || skill.kind === 'certification' ? m.advisor_paper() : null,
  ].filter((note) => note !== null);
  return (
    <li className="flex gap-4 border-b border-line py-3">
      <span aria-hidden="true" className="w-6 shrink-0 pt-0.5 text-right font-display text-lg text-ink-soft">
        {place}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span lang="fr" className="font-semibold wrap-anywhere">
            {printed(skill.skill)}
          </span>
          <Badge tone={tone}>{label()}</Badge>
        </p>
        {notes.length > 0 ? <p className="mt-1 text-sm text-ink-soft">{notes.join(' · ')}</p> : null}
        {skill.started ? (
          <div className="mt-1">
            <p className="text-sm text-ink-soft">{m.advisor_started()}</p>
            <Quote evidence={skill.started} />
          </div>
        ) : null}
      </div>
    </li>
  );
}
