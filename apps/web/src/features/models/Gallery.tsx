import { freeModels } from '@coach/contracts/models';
import { m } from '../../paraglide/messages.js';
import { Highlight } from '../../ui/Highlight.tsx';
import { KindSwitch } from './KindSwitch.tsx';
import { ModelCard } from './ModelCard.tsx';
import { type ModelPlace, modelsOf } from './model-place.ts';

type GalleryProps = { place: ModelPlace; go: (place: ModelPlace, options?: { replace?: boolean }) => void };

/** Twenty models of a kind, each as it really looks. */
export function Gallery({ place, go }: GalleryProps) {
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">
        {m.models_title_before()} <Highlight>{m.models_title_marked()}</Highlight>
      </h1>
      <p className="mt-3 mb-6 max-w-3xl text-lg text-ink-soft">{m.models_lead({ count: freeModels })}</p>
      <KindSwitch kind={place.kind} onChange={(kind) => go({ kind, model: null, subject: {} }, { replace: true })} />
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {modelsOf(place.kind).map((model) => (
          <li key={model.id}>
            <ModelCard model={model} place={place} />
          </li>
        ))}
      </ul>
    </>
  );
}
