import { freeModels, type ModelFormat, modelNames } from '@coach/contracts/models';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Model, type ModelKind, modelPath, modelsOf, thumbnailOf } from '../../models/model-place.ts';
import { subjectOf } from '../../models/requests/model-path.ts';
import { useOwnSubjects } from '../../models/requests/use-own-subjects.ts';
import { useModelFile } from '../../models/use-model-file.ts';
import { SavedTemplates } from '../../templates/SavedTemplates.tsx';

const formats: ModelFormat[] = ['doc', 'docx'];

/** The five named models of each kind as files, and what was saved to use again. */
export function TemplateList() {
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">{m.models_named_intro()}</p>
      <NamedModels kind="cv" title={m.models_named_cv()} />
      <NamedModels kind="letter" title={m.models_named_letter()} />
      <Button variant="secondary" render={<Link to={paths.models()} />}>
        {m.models_see_all()}
      </Button>
      <SavedTemplates />
    </>
  );
}

function NamedModels({ kind, title }: { kind: ModelKind; title: string }) {
  const own = useOwnSubjects(kind, true);
  const newest = own.data?.[0]?.id;
  return (
    <section className="mb-10">
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {modelsOf(kind)
          .slice(0, freeModels)
          .map((model) => (
            <li key={model.id}>
              <NamedModel model={model} newest={newest} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function NamedModel({ model, newest }: { model: Model; newest: string | undefined }) {
  const { saving, save } = useModelFile();
  const name = modelNames[model.id];
  const place = { kind: model.kind, model, subject: {} };
  return (
    <div className="flex gap-4 rounded-xl border border-line bg-card p-4">
      <img
        src={thumbnailOf(model)}
        alt=""
        width={360}
        height={509}
        loading="lazy"
        className="h-auto w-24 shrink-0 self-start rounded border border-line bg-white"
      />
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="text-lg">{name}</h3>
        <div className="mt-auto flex flex-wrap gap-2">
          {formats.map((format) => (
            <Button
              key={format}
              size="sm"
              variant="secondary"
              busy={saving === format}
              aria-label={m.models_named_file_label({ name, format: format.toUpperCase() })}
              onClick={() => void save(model, subjectOf(place, newest), format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
          <Button
            size="sm"
            variant="quiet"
            render={<Link to={modelPath(place)} aria-label={m.models_named_open_label({ name })} />}
          >
            {m.models_named_open()}
          </Button>
        </div>
      </div>
    </div>
  );
}
