import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useCvChoice } from '../requests/use-cv-choice.ts';

type CvFieldProps = { value: string; onChange: (documentId: string) => void };

/** Which CV to match, the newest unless told; says so when there is none. */
export function CvField({ value, onChange }: CvFieldProps) {
  const { data, isPending } = useCvChoice();
  // As high as the field to come, so that nothing moves under the hand.
  if (isPending) return <Spinner className="min-h-21" />;
  if (!data) return null;
  if (data.length === 0)
    return (
      <p className="rounded-lg bg-accent-soft p-4 text-sm text-accent">
        {m.jobs_cv_none()}{' '}
        <Link to={paths.documents()} className="font-semibold underline">
          {m.jobs_cv_none_action()}
        </Link>
      </p>
    );
  const options = data.map(({ id, fileName, createdAt }) => ({
    value: id,
    label: m.jobs_cv_option({ name: fileName, date: formatDate(createdAt) }),
  }));
  const known = data.some(({ id }) => id === value);
  return (
    <Field label={m.jobs_cv_label()}>
      <Select
        value={known ? value : data[0]?.id}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
