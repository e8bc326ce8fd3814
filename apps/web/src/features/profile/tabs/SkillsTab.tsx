import { maxSkills, type ProfileSkill } from '@coach/contracts/features/profile';
import { useRef } from 'react';
import { focusBeside } from '../../../lib/focus-beside.ts';
import { m } from '../../../paraglide/messages.js';
import { CloseMark } from '../../../ui/CloseMark.tsx';
import { Select } from '../../../ui/Select.tsx';
import { AddLine } from '../AddLine.tsx';
import { optionsOf, skillLevelLabels, skillTypeLabels } from '../option-labels.ts';
import type { ProfileForm } from '../use-profile-form.ts';

/** Skills, each with its level and whether it is technical or personal. */
export function SkillsTab({ form: { draft, change } }: { form: ProfileForm }) {
  const { skills } = draft;
  const place = useRef<HTMLDivElement>(null);
  const add = (name: string) => {
    if (skills.some((skill) => skill.name.toLowerCase() === name.toLowerCase())) return;
    change({ skills: [...skills, { name, level: 'Débutant', type: 'technical' }] });
  };
  const replace = (at: number, changes: Partial<ProfileSkill>) =>
    change({ skills: skills.map((skill, index) => (index === at ? { ...skill, ...changes } : skill)) });
  const remove = (skill: ProfileSkill, button: HTMLElement) => {
    focusBeside(button, () => place.current?.querySelector('input'));
    change({ skills: skills.filter((each) => each !== skill) });
  };
  return (
    <div ref={place}>
      <AddLine
        label={m.profile_skill_new()}
        hint={m.profile_skill_hint()}
        action={m.profile_add()}
        onAdd={add}
        full={skills.length >= maxSkills ? m.profile_list_full({ count: maxSkills }) : null}
      />
      {skills.length === 0 ? <p className="mt-6 text-ink-soft">{m.profile_skills_empty()}</p> : null}
      <ul className="@container mt-4 flex flex-col">
        {skills.map((skill, index) => (
          <SkillRow
            key={skill.name}
            skill={skill}
            onChange={(changes) => replace(index, changes)}
            onRemove={(button) => remove(skill, button)}
          />
        ))}
      </ul>
    </div>
  );
}

type SkillRowProps = {
  skill: ProfileSkill;
  onChange: (changes: Partial<ProfileSkill>) => void;
  onRemove: (button: HTMLElement) => void;
};

function SkillRow({ skill, onChange, onRemove }: SkillRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line py-3 @xl:grid-cols-[minmax(0,1fr)_11rem_11rem_auto]">
      <p className="font-semibold break-words @max-xl:col-span-2">
        <bdi>{skill.name}</bdi>
      </p>
      <Select
        aria-label={m.profile_skill_level_of({ name: skill.name })}
        className="@max-xl:col-span-2"
        value={skill.level}
        options={optionsOf(skillLevelLabels)}
        onChange={(event) => onChange({ level: event.target.value as ProfileSkill['level'] })}
      />
      <Select
        aria-label={m.profile_skill_type_of({ name: skill.name })}
        value={skill.type}
        options={optionsOf(skillTypeLabels)}
        onChange={(event) => onChange({ type: event.target.value as ProfileSkill['type'] })}
      />
      <button
        type="button"
        onClick={({ currentTarget }) => onRemove(currentTarget)}
        aria-label={m.profile_remove({ name: skill.name })}
        className="grid size-11 cursor-pointer place-items-center rounded-md text-ink-soft hover:bg-brand-soft"
      >
        <CloseMark />
      </button>
    </li>
  );
}
