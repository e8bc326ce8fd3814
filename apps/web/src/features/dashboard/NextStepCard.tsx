import { Link } from 'react-router';
import { PathDrawing } from '../../illustrations/PathDrawing.tsx';
import { formatMonth } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useUsage } from '../usage/use-usage.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { useAnalyses, useDocuments } from './use-dashboard-data.ts';

/** The one thing to do now. */
export function NextStepCard() {
  const analyses = useAnalyses();
  const documents = useDocuments();
  const usage = useUsage();
  const known = analyses.data && documents.data && usage.data;
  const loading = analyses.isPending || documents.isPending || usage.isPending;
  if (!known && !loading) return null;
  const step = known
    ? nextStep({
        cvCount: documents.data.pages[0]?.items.length ?? 0,
        latest: analyses.data.pages[0]?.items[0],
        remaining: usage.data.meters.cv_analysis?.remaining ?? null,
      })
    : null;
  return (
    <section className="flex items-center gap-6 rounded-xl bg-brand-soft p-6 sm:p-8">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-accent">{m.dashboard_next_label()}</p>
        {step ? <Advice {...describe(step, formatMonth(usage.data?.month ?? ''))} /> : <Spinner className="py-8" />}
      </div>
      <PathDrawing className="hidden h-36 shrink-0 sm:block" />
    </section>
  );
}

type AdviceProps = { title: string; text: string; action?: { label: string; to: string } };

function Advice({ title, text, action }: AdviceProps) {
  return (
    <>
      <h2 className="mt-1 text-2xl">{title}</h2>
      <p className="mt-2">{text}</p>
      {action ? (
        <Button className="mt-5" size="lg" render={<Link to={action.to} />}>
          {action.label}
        </Button>
      ) : null}
    </>
  );
}

function describe(step: NextStep, month: string): AdviceProps {
  if (step.name === 'resume') return describeResume(step.analysis);
  if (step.name === 'wait') {
    const action = { label: m.billing_see_plans(), to: paths.subscriptions() };
    return { title: m.dashboard_next_wait_title(), text: m.dashboard_next_wait_text({ month }), action };
  }
  const to = paths.cvCrafting();
  if (step.name === 'bring') {
    const action = { label: m.dashboard_next_bring_action(), to };
    return { title: m.dashboard_next_bring_title(), text: m.dashboard_next_bring_text(), action };
  }
  if (step.name === 'compare') {
    const action = { label: m.dashboard_next_compare_action(), to };
    return { title: m.dashboard_next_compare_title(), text: m.dashboard_next_compare_text(), action };
  }
  const action = { label: m.dashboard_next_another_action(), to };
  return { title: m.dashboard_next_another_title(), text: m.dashboard_next_another_text(), action };
}

function describeResume(analysis: { id: string; offerTitle: string | null; score: number }): AdviceProps {
  const offer = analysis.offerTitle
    ? m.dashboard_next_resume_offer({ title: analysis.offerTitle })
    : m.dashboard_next_resume_last();
  return {
    title: m.dashboard_next_resume_title({ offer }),
    text: m.dashboard_next_resume_text({ score: analysis.score }),
    action: { label: m.dashboard_next_resume_action(), to: paths.cvCrafting({ analyse: analysis.id }) },
  };
}
