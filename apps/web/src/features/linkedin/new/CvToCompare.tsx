import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useCvsToCompare } from '../requests/use-cvs-to-compare.ts';
import { withoutCv } from './linkedin-draft.ts';

type CvToCompareProps = { value: string; onChange: (cv: string) => void };

/** Which CV the profile is compared with: the newest unless told, or none. */
export function CvToCompare({ value, onChange }: CvToCompareProps) {
  const { data, isPending } = useCvsToCompare();
  // As high as the field to come, so that nothing moves under the hand.
  if (isPending) return <Spinner className="min-h-28" />;
  if (!data) return <p className="rounded-lg bg-warn-soft p-4 text-sm text-warn">{m.linkedin_cv_failed()}</p>;
  if (data.length === 0)
    return (
      <p className="rounded-lg bg-accent-soft p-4 text-sm text-accent">
        {m.linkedin_cv_none()}{' '}
        <Link to={paths.documents()} className="font-semibold underline">
          {m.linkedin_cv_none_action()}
        </Link>
      </p>
    );
  const options = data.map(({ id, fileName, createdAt }) => ({
    value: id,
    label: m.linkedin_cv_option({ name: fileName, date: formatDate(createdAt) }),
  }));
  const known = value === withoutCv || data.some(({ id }) => id === value);
  return (
    <Field label={m.linkedin_cv_label()} hint={m.linkedin_cv_hint()}>
      <Select
        value={known ? value : data[0]?.id}
        options={[...options, { value: withoutCv, label: m.linkedin_cv_without() }]}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
