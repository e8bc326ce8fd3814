import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { NativeDialog } from '../../ui/NativeDialog.tsx';

/** How it works, in three steps. */
export function ExplainerDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const steps = [
    { title: m.home_explainer_one_title(), text: m.home_explainer_one_text() },
    { title: m.home_explainer_two_title(), text: m.home_explainer_two_text() },
    { title: m.home_explainer_three_title(), text: m.home_explainer_three_text() },
  ];
  return (
    <NativeDialog open={open} onClose={onClose} title={m.home_explainer_title()}>
      <ol className="mt-2 flex flex-col gap-6">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden="true" className="highlight w-9 shrink-0 pt-1.5 text-center font-display text-2xl">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button className="mt-8" size="lg" render={<Link to={paths.cvCrafting()} />}>
        {m.home_explainer_start()}
      </Button>
    </NativeDialog>
  );
}
