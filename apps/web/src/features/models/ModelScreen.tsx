import { mayPass } from '@coach/contracts/gates';
import { isFreeModel, modelNames } from '@coach/contracts/models';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PlanBadgeFrom } from '../billing/gates/PlanBadgeFrom.tsx';
import { PlanNeeded } from '../billing/gates/PlanNeeded.tsx';
import { ModelFiles } from './ModelFiles.tsx';
import { ModelSignIn } from './ModelSignIn.tsx';
import { type Model, type ModelPlace, modelPath, thumbnailOf } from './model-place.ts';
import { NeighbourModels } from './NeighbourModels.tsx';
import { PagePreview } from './PagePreview.tsx';
import { subjectOf } from './requests/model-path.ts';
import { useOwnSubjects } from './requests/use-own-subjects.ts';
import { SubjectField } from './SubjectField.tsx';

type ModelScreenProps = {
  place: ModelPlace;
  model: Model;
  go: (place: ModelPlace, options?: { replace?: boolean }) => void;
};

/** A model drawn with the person’s own CV or letter, and its files. */
export function ModelScreen({ place, model, go }: ModelScreenProps) {
  const { status, tier, tierAsked } = useSession();
  const own = useOwnSubjects(model.kind, status === 'signedIn');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  if (status === 'loading' || !tierAsked) return <Spinner className="min-h-[60vh]" />;
  const isOpen = isFreeModel(model.kind, model.id) || mayPass('premium_models', tier);
  const isKnown = own.data !== undefined || own.isError;
  // What is closed shows the example: whose content it would hold is no question yet.
  const subject = !isOpen ? {} : isKnown ? subjectOf(place, own.data?.[0]?.id) : null;
  const name = modelNames[model.id];
  return (
    <div className="container-page py-8 sm:py-12">
      <Button variant="quiet" size="sm" className="-ml-4" render={<Link to={modelPath({ ...place, model: null })} />}>
        ← {m.models_all()}
      </Button>
      <h1 ref={title} tabIndex={-1} className="mt-2 mb-6 text-3xl outline-none">
        {model.kind === 'cv' ? m.models_cv_named({ name }) : m.models_letter_named({ name })}
      </h1>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-8">
        <div className="min-w-0">
          {status === 'signedOut' ? (
            <img
              src={thumbnailOf(model)}
              alt={m.models_example_alt({ name })}
              width={360}
              height={509}
              className="w-full rounded-lg border border-line bg-white shadow-card"
            />
          ) : (
            <PagePreview model={model} subject={subject} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:row-start-1 lg:col-start-2">
          {status === 'signedOut' ? <ModelSignIn /> : null}
          {status === 'signedIn' && isOpen ? (
            <Card title={m.models_use_title()}>
              <SubjectField
                place={place}
                own={own}
                onChange={(next) => go({ ...place, subject: next }, { replace: true })}
              />
              <ModelFiles model={model} subject={subject} />
            </Card>
          ) : null}
          {status === 'signedIn' && !isOpen ? (
            <Card title={m.models_use_title()} aside={<PlanBadgeFrom gate="premium_models" />}>
              <p className="mb-5">{m.models_gate()}</p>
              <PlanNeeded gate="premium_models" />
            </Card>
          ) : null}
          <NeighbourModels model={model} place={place} />
        </div>
      </div>
    </div>
  );
}
