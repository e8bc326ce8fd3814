import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Highlight } from '../../ui/Highlight.tsx';
import { ExplainerDialog } from './ExplainerDialog.tsx';
import { ProofScene } from './ProofScene.tsx';

export function Hero() {
  const [explaining, setExplaining] = useState(false);
  return (
    <section className="overflow-x-clip">
      <div className="container-page grid grid-cols-1 items-center gap-x-12 gap-y-12 pt-10 pb-16 lg:grid-cols-[1.2fr_1fr] lg:pt-20 lg:pb-24">
        <div>
          <h1 className="text-[clamp(2.1rem,10.5vw,3rem)] leading-[1.08] sm:text-5xl">
            <Highlight drawn>{m.home_hero_marked()}</Highlight> {m.home_hero_rest()}
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg">{m.home_hero_lead()}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-4">
            <Button size="lg" className="w-full sm:w-auto" render={<Link to={paths.cvCrafting()} />}>
              {m.home_start()}
            </Button>
            {/* On a phone, what it costs stands under the button that it is about. */}
            <p className="w-full text-sm text-ink-soft max-sm:text-center sm:order-last">{m.home_free()}</p>
            <Button variant="quiet" className="w-full sm:w-auto" onClick={() => setExplaining(true)}>
              {m.home_how()}
            </Button>
          </div>
        </div>
        <ProofScene />
      </div>
      <ExplainerDialog open={explaining} onClose={() => setExplaining(false)} />
    </section>
  );
}
