import type { ReactNode } from 'react';
import { Gallery } from './Gallery.tsx';
import { ModelScreen } from './ModelScreen.tsx';
import { useModelPlace } from './use-model-place.ts';

/** The models of CV and letter, and one of them drawn with what the person has. `saved` stands below the gallery. */
export function ModelsTab({ saved }: { saved: ReactNode }) {
  const [place, go] = useModelPlace();
  if (place.model)
    return <ModelScreen key={`${place.kind} ${place.model.id}`} place={place} model={place.model} go={go} />;
  return (
    <div className="container-page py-10 sm:py-14">
      <Gallery place={place} go={go} />
      {saved}
    </div>
  );
}
