import { isDrawnAs, type ModelFormat, modelNames } from '@coach/contracts/models';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import type { Model } from './model-place.ts';
import type { Subject } from './requests/model-path.ts';
import { useModelFile } from './use-model-file.ts';

const formats: { format: ModelFormat; label: () => string }[] = [
  { format: 'docx', label: m.models_file_docx },
  { format: 'pdf', label: m.models_file_pdf },
  { format: 'doc', label: m.models_file_doc },
];

/** The files of a model with what it shows. `subject` is null while it is not known. */
export function ModelFiles({ model, subject }: { model: Model; subject: Subject | null }) {
  const { saving, save } = useModelFile();
  const isExample = subject !== null && Object.keys(subject).length === 0;
  return (
    <>
      {isExample ? <p className="mt-4 text-sm text-ink-soft">{m.models_example_note()}</p> : null}
      <div className="mt-4 flex flex-col gap-3">
        {formats
          .filter(({ format }) => isDrawnAs(model.kind, model.id, format))
          .map(({ format, label }) => (
            <Button
              key={format}
              variant={format === 'docx' ? 'primary' : 'secondary'}
              busy={saving === format}
              disabled={subject === null}
              aria-label={`${label()} – ${modelNames[model.id]}`}
              onClick={() => (subject ? void save(model, subject, format) : undefined)}
            >
              {label()}
            </Button>
          ))}
      </div>
    </>
  );
}
