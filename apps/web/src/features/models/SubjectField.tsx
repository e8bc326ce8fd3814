import { Link } from 'react-router';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { ModelPlace } from './model-place.ts';
import type { useOwnSubjects } from './requests/use-own-subjects.ts';

type SubjectFieldProps = {
  place: ModelPlace;
  own: ReturnType<typeof useOwnSubjects>;
  onChange: (subject: ModelPlace['subject']) => void;
};

const example = 'exemple';
const optimised = 'analyse';

/** Which CV or letter the model shows; where there is none, the way to have one. */
export function SubjectField({ place: { kind, subject }, own, onChange }: SubjectFieldProps) {
  if (own.isError && !own.data)
    return (
      <ErrorState message={toApiFailure(own.error).message} onRetry={() => void own.refetch()} busy={own.isFetching} />
    );
  if (!own.data) return <Spinner className="min-h-21" />;
  if (own.data.length === 0 && !subject.analyse) return <NothingYet kind={kind} />;
  const options = [
    ...(subject.analyse ? [{ value: optimised, label: m.models_subject_optimised() }] : []),
    ...own.data.map(({ id, name }) => ({ value: id, label: name })),
    { value: example, label: m.models_subject_example() },
  ];
  const chosen = subject.exemple ? example : subject.analyse ? optimised : (subject.document ?? subject.lettre);
  const choose = (value: string) => {
    if (value === example) return onChange({ exemple: '1' });
    if (value === optimised) return onChange(subject);
    onChange(kind === 'cv' ? { document: value } : { lettre: value });
  };
  return (
    <Field label={kind === 'cv' ? m.models_subject_cv() : m.models_subject_letter()}>
      <Select value={chosen ?? own.data[0]?.id} options={options} onChange={(event) => choose(event.target.value)} />
    </Field>
  );
}

function NothingYet({ kind }: { kind: ModelPlace['kind'] }) {
  return (
    <p>
      {kind === 'cv' ? m.models_no_cv() : m.models_no_letter()}{' '}
      <Link to={kind === 'cv' ? paths.cvCrafting() : paths.letters()} className="font-semibold text-brand underline">
        {kind === 'cv' ? m.models_bring_cv() : m.models_write_letter()}
      </Link>
    </p>
  );
}
