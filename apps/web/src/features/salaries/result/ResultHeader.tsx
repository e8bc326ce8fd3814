import { type SalaryAnswer, wageGroups } from '@coach/contracts/features/salaries';
import { useEffect, useRef } from 'react';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { groupName, levelName } from '../salary-words.ts';
import { oneOf, type SalaryPlace } from '../use-salary-place.ts';
import { NearOccupations } from './NearOccupations.tsx';

type ResultHeaderProps = { answer: SalaryAnswer; place: SalaryPlace };

/** Which occupation was read, how near to it the figures are, and the group they are of, which can be changed. */
export function ResultHeader({ answer, place }: ResultHeaderProps) {
  const { label, occupation, certainty, said, usualGroup } = answer;
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title of each answer is shown anew.
  useEffect(() => title.current?.focus(), [occupation]);
  return (
    <header>
      <h2 ref={title} tabIndex={-1} lang="fr" className="text-2xl outline-none wrap-anywhere">
        {printed(label ?? said)}
      </h2>
      {certainty === 'near' ? <p className="mt-1 wrap-anywhere">{m.salaries_read_as({ said })}</p> : null}
      {notesOf(answer, place).map((note) => (
        <p key={note} className="mt-3 max-w-prose border-l-4 border-warn pl-3 font-medium">
          {note}
        </p>
      ))}
      {usualGroup && usualGroup !== 'independents' ? (
        <div className="mt-5 max-w-lg">
          <Field label={m.salaries_group()} hint={m.salaries_group_hint()}>
            <Select
              value={place.question.group ?? usualGroup}
              options={wageGroups.map((value) => ({
                value,
                label: value === usualGroup ? m.salaries_group_usual({ group: groupName(value) }) : groupName(value),
              }))}
              onChange={({ target }) => {
                const group = oneOf(wageGroups, target.value);
                place.ask({ ...place.question, group: group === usualGroup ? null : group });
              }}
            />
          </Field>
        </div>
      ) : null}
      <NearOccupations answer={answer} place={place} />
    </header>
  );
}

const wider = {
  family: m.salaries_only_family,
  sector: m.salaries_only_sector,
  group: m.salaries_only_group,
  everyone: m.salaries_only_everyone,
};

/** What the figures are not, said before them. */
function notesOf({ nearest, hasLevel, hasRegion, usualGroup }: SalaryAnswer, { question }: SalaryPlace): string[] {
  const { level, region } = question;
  return [
    ...(usualGroup === 'independents' ? [m.salaries_independent()] : []),
    ...(nearest && nearest !== 'occupation' ? [wider[nearest]()] : []),
    ...(hasLevel === false && level ? [m.salaries_no_level({ level: levelName(level) })] : []),
    ...(hasRegion === false && region ? [m.salaries_no_region({ region })] : []),
  ];
}
