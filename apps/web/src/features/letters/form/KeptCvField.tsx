import { formatDate } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useKeptCvs } from '../requests/use-kept-cvs.ts';
import { BringCv } from './BringCv.tsx';

type KeptCvFieldProps = { value: string; onChange: (documentId: string) => void };

/** The CV the facts are drawn from, the newest unless told; where there is none, the way to bring one. */
export function KeptCvField({ value, onChange }: KeptCvFieldProps) {
  const { status } = useSession();
  const { data, error, refetch, isFetching } = useKeptCvs(status === 'signedIn');
  if (status === 'signedOut') return <p className="text-sm text-ink-soft">{m.letters_cv_signed_out()}</p>;
  if (!data && error)
    return <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />;
  // As high as the field to come, so that nothing moves under the hand.
  if (!data) return <Spinner className="min-h-21" />;
  if (data.length === 0) return <BringCv onBrought={onChange} />;
  const options = data.map(({ id, fileName, createdAt }) => ({
    value: id,
    label: m.letters_cv_option({ name: fileName, date: formatDate(createdAt) }),
  }));
  const known = data.some(({ id }) => id === value);
  return (
    <Field label={m.letters_cv()}>
      <Select
        value={known ? value : data[0]?.id}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
