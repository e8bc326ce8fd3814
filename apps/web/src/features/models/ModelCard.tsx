import { isFreeModel, modelNames } from '@coach/contracts/models';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { PlanBadgeFrom } from '../billing/gates/PlanBadgeFrom.tsx';
import { type Model, type ModelPlace, modelPath, thumbnailOf } from './model-place.ts';

/** One model as it really looks, with the example in it. */
export function ModelCard({ model, place }: { model: Model; place: ModelPlace }) {
  const name = modelNames[model.id];
  const isFree = isFreeModel(model.kind, model.id);
  return (
    <Link to={modelPath({ ...place, kind: model.kind, model })} className="group block rounded-xl outline-offset-4">
      <img
        src={thumbnailOf(model)}
        alt=""
        width={360}
        height={509}
        loading="lazy"
        decoding="async"
        className="w-full rounded-lg border border-line bg-white shadow-card transition-shadow group-hover:shadow-raised"
      />
      <span className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold group-hover:underline">{name}</span>
        {isFree ? <Badge tone="ok">{m.models_free()}</Badge> : <PlanBadgeFrom gate="premium_models" />}
      </span>
    </Link>
  );
}
