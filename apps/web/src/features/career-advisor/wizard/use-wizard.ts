import { useEffect, useRef, useState } from 'react';
import { useAdvise } from '../requests/use-advise.ts';
import { type AdvisorPlace, stepCount } from '../use-advisor-place.ts';
import type { AdvisorDraft } from './advisor-draft.ts';
import { wizardSteps } from './steps.ts';
import { useAdvisorDraft } from './use-advisor-draft.ts';

/** The three steps: which one is open, what is in it, and how to move. A step with nothing in it holds the next ones. */
export function useWizard({ step, go }: AdvisorPlace) {
  const [draft, change] = useAdvisorDraft();
  useReachableStep(step, firstEmpty(draft), go);
  const current = wizardSteps[step - 1] ?? wizardSteps[0];
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useAdvise((id) => go({ planId: id }));
  useFocusOnStep(step, field);

  const next = () => {
    if (!draft[current.field].trim()) {
      setFault(current.missing());
      return field.current?.focus();
    }
    setFault(null);
    if (step < stepCount) return go({ step: step + 1 });
    if (!isPending) mutate(draft);
  };
  return {
    ...{ step, current, fault, field, running: isPending },
    text: draft[current.field],
    fill: (text: string) => {
      setFault(null);
      change({ [current.field]: text });
    },
    next,
    previous: () => {
      setFault(null);
      go({ step: step - 1 });
    },
  };
}

/** The furthest step there may be: the first with nothing in it. */
function firstEmpty(draft: AdvisorDraft): number {
  const place = wizardSteps.findIndex(({ field }) => !draft[field].trim());
  return place < 0 ? stepCount : place + 1;
}

/** An address beyond what was answered leads to the first question that was not; answering one moves nothing. */
function useReachableStep(step: number, reachable: number, go: AdvisorPlace['go']) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the step changes, not while one is typed
  useEffect(() => {
    if (step > reachable) go({ step: reachable }, { replace: true });
  }, [step]);
}

/** Another step is another question: its field takes the focus; not the first time, which is the page’s. */
function useFocusOnStep(step: number, field: { current: HTMLTextAreaElement | null }) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    field.current?.focus();
  }, [step, field]);
}
