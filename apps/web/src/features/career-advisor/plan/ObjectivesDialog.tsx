import type { CareerPlan } from '@coach/contracts/features/career-advisor';
import { maxObjectivesLength, maxTargetPositions, type Profile } from '@coach/contracts/features/profile';
import { useState } from 'react';
import { Link } from 'react-router';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useProfile, useSaveProfile } from '../../profile/use-profile.ts';

type Objectives = CareerPlan['objectives'];

/** What the profile’s objectives would read, to be changed before they are kept. */
export function ObjectivesDialog({ objectives, onClose }: { objectives: Objectives; onClose: () => void }) {
  const { data: profile, error, refetch, isFetching } = useProfile();
  if (profile) return <Preview profile={profile} objectives={objectives} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={m.advisor_objectives_title()}>
      {error ? (
        <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner className="min-h-40" />
      )}
    </Dialog>
  );
}

function Preview({ profile, objectives, onClose }: { profile: Profile; objectives: Objectives; onClose: () => void }) {
  const { targetPosition } = objectives;
  const [text, setText] = useState(() => joined(profile.objectives, objectives.text));
  const isNew = targetPosition !== null && !profile.targetPositions.includes(targetPosition);
  const hasRoom = profile.targetPositions.length < maxTargetPositions;
  const [aims, setAims] = useState(isNew && hasRoom);
  const { mutate, isPending } = useSaveProfile();
  const save = () => {
    const targetPositions = aims && targetPosition ? [...profile.targetPositions, targetPosition] : undefined;
    const update = {
      objectives: text.trim(),
      ...(targetPositions ? { targetPositions } : {}),
      since: profile.updatedAt,
    };
    mutate(update, {
      onSuccess: () => {
        toast({ title: m.advisor_objectives_saved(), tone: 'success' });
        onClose();
      },
      onError: (error) =>
        toast({ title: m.advisor_objectives_failed(), description: toApiFailure(error).message, tone: 'error' }),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={m.advisor_objectives_title()}
      description={profile.objectives ? m.advisor_objectives_joined() : m.advisor_objectives_first()}
      footer={
        <>
          <Button busy={isPending} onClick={save}>
            {m.advisor_objectives_save()}
          </Button>
          <Button variant="quiet" render={<Link to={paths.profile({ tab: 'goals' })} />}>
            {m.advisor_to_profile()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={m.advisor_objectives_label()}>
          <TextArea
            value={text}
            rows={7}
            maxLength={maxObjectivesLength}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {isNew && hasRoom ? (
          <Checkbox
            checked={aims}
            onChange={(event) => setAims(event.target.checked)}
            label={m.advisor_objectives_position({ position: targetPosition })}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

/** After what is there, once. */
function joined(before: string, added: string): string {
  if (!before.trim() || before.includes(added)) return before.trim() || added;
  return `${before.trim()}\n\n${added}`.slice(0, maxObjectivesLength);
}
