import { Link } from 'react-router';
import { HighlighterPen } from '../../illustrations/SheetDrawing.tsx';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Highlight } from '../../ui/Highlight.tsx';
import { OperatorFigures } from '../home/OperatorFigures.tsx';

export function AboutPage() {
  return (
    <>
      <Intro />
      <Differences />
      <Values />
      <Upcoming />
      <OperatorFigures withPeople />
      <Legal />
      <CallToAction />
    </>
  );
}

function Intro() {
  return (
    <section className="container-page grid grid-cols-1 gap-x-14 gap-y-10 py-12 lg:grid-cols-[1.25fr_1fr] lg:py-20">
      <div>
        <h1 className="text-[clamp(2.1rem,9.5vw,3rem)] leading-[1.08] sm:text-5xl">
          {m.about_title()} <Highlight drawn>{m.about_title_marked()}</Highlight>
        </h1>
        <p className="mt-6 max-w-[34rem] text-lg">{m.about_lead()}</p>
        <h2 className="mt-10 text-2xl">{m.about_story_title()}</h2>
        <p className="mt-3 max-w-[38rem]">{m.about_story_first()}</p>
        <p className="mt-3 max-w-[38rem]">{m.about_story_second()}</p>
      </div>
      <div className="flex flex-col gap-6 self-center">
        <section className="rounded-xl border border-line bg-card p-6 shadow-card sm:p-8">
          <h2 className="text-xl">{m.about_mission_title()}</h2>
          <p className="mt-3">{m.about_mission_text()}</p>
        </section>
        <section className="relative rounded-xl bg-brand-soft p-6 sm:p-8">
          <h2 className="text-xl">{m.about_promise_title()}</h2>
          <p className="mt-3 text-lg">{m.about_promise_text()}</p>
          <svg viewBox="0 0 76 66" className="absolute -top-8 right-5 w-20" fill="none" aria-hidden="true">
            <HighlighterPen transform="translate(4 56) rotate(-38) scale(.9)" />
          </svg>
        </section>
      </div>
    </section>
  );
}

function Differences() {
  const differences = [
    { title: m.about_difference_proof_title(), text: m.about_difference_proof_text() },
    { title: m.about_difference_same_title(), text: m.about_difference_same_text() },
    { title: m.about_difference_true_title(), text: m.about_difference_true_text() },
    { title: m.about_difference_french_title(), text: m.about_difference_french_text() },
  ];
  return (
    <section className="border-y border-line bg-card py-14 lg:py-20">
      <div className="container-page">
        <h2 className="text-3xl">
          {m.about_differences_title()} <Highlight>{m.about_differences_title_marked()}</Highlight>
        </h2>
        <ul className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 sm:grid-cols-2">
          {differences.map(({ title, text }) => (
            <li key={title} className="border-t-[3px] border-ink pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Values() {
  const values = [
    { title: m.about_value_frank_title(), text: m.about_value_frank_text() },
    { title: m.about_value_respect_title(), text: m.about_value_respect_text() },
    { title: m.about_value_fair_title(), text: m.about_value_fair_text() },
    { title: m.about_value_sober_title(), text: m.about_value_sober_text() },
  ];
  return (
    <section className="container-page py-14 lg:py-20">
      <h2 className="text-3xl">{m.about_values_title()}</h2>
      <dl className="mt-8 grid grid-cols-1 gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {values.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display text-xl">{title}</dt>
            <dd className="mt-1.5 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Upcoming() {
  const upcoming = [
    { title: m.about_upcoming_network_title(), text: m.about_upcoming_network_text() },
    { title: m.about_upcoming_market_title(), text: m.about_upcoming_market_text() },
    { title: m.about_upcoming_analytics_title(), text: m.about_upcoming_analytics_text() },
  ];
  return (
    <section className="container-page pb-14 lg:pb-20">
      <div className="rounded-xl border-2 border-dashed border-line-strong p-6 sm:p-10">
        <h2 className="text-2xl">{m.about_upcoming_title()}</h2>
        <p className="mt-2 text-ink-soft">{m.about_upcoming_lead()}</p>
        <ul className="mt-6 grid grid-cols-1 gap-x-12 gap-y-6 sm:grid-cols-3">
          {upcoming.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Legal() {
  const links = [
    { to: paths.legalNotice(), label: m.about_legal_notice() },
    { to: paths.privacy(), label: m.about_legal_privacy() },
    { to: paths.cookies(), label: m.about_legal_cookies() },
  ];
  return (
    <section className="container-page pb-14 lg:pb-20">
      <h2 className="text-2xl">{m.about_legal_title()}</h2>
      <p className="mt-2 max-w-[38rem] text-ink-soft">{m.about_legal_text()}</p>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center font-semibold underline underline-offset-4">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CallToAction() {
  return (
    <section className="border-t border-line bg-card py-14 lg:py-20">
      <div className="container-page flex flex-col items-start gap-4 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 className="text-3xl">{m.about_cta_title()}</h2>
          <p className="mt-2 text-lg text-ink-soft">{m.about_cta_text()}</p>
        </div>
        <div className="flex w-full flex-wrap gap-3 sm:w-auto">
          <Button size="lg" className="w-full sm:w-auto" render={<Link to={paths.auth({ tab: 'signup' })} />}>
            {m.about_cta_start()}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            className="w-full sm:w-auto"
            render={<Link to={paths.subscriptions()} />}
          >
            {m.about_cta_plans()}
          </Button>
        </div>
      </div>
    </section>
  );
}
