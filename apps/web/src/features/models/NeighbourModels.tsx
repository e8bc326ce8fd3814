import { modelNames } from '@coach/contracts/models';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { type Model, type ModelPlace, modelPath, modelsOf } from './model-place.ts';

/** The models before and after this one, with the same content. */
export function NeighbourModels({ model, place }: { model: Model; place: ModelPlace }) {
  const models = modelsOf(model.kind);
  const at = models.findIndex(({ id }) => id === model.id);
  const before = models[at - 1];
  const after = models[at + 1];
  return (
    <nav aria-label={m.models_neighbours()} className="flex flex-wrap justify-between gap-3">
      {before ? (
        <Button variant="secondary" size="sm" render={<Link to={modelPath({ ...place, model: before })} />}>
          ← {modelNames[before.id]}
        </Button>
      ) : null}
      {after ? (
        <Button
          variant="secondary"
          size="sm"
          className="ml-auto"
          render={<Link to={modelPath({ ...place, model: after })} />}
        >
          {modelNames[after.id]} →
        </Button>
      ) : null}
    </nav>
  );
}
