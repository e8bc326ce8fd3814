import type { Experience, ParsedCv } from '@coach/contracts/cv';
import { m } from '../../../paraglide/messages.js';
import { useTextFocus } from '../text/text-focus.tsx';
import { showPeriod } from './cv-date.ts';
import { EntryRow } from './EntryRow.tsx';
import { EntrySection } from './EntrySection.tsx';
import { ExperienceForm } from './ExperienceForm.tsx';
import type { Correct } from './use-corrections.ts';

/** The experiences, with their dates. */
export function ExperienceSection({ cv, correct }: { cv: ParsedCv; correct: Correct }) {
  const { hint } = useTextFocus();
  return (
    <EntrySection
      title={m.cv_experiences_title()}
      entries={cv.experiences}
      emptyText={m.cv_experiences_empty()}
      addLabel={m.cv_experiences_add()}
      renderEntry={(experience, index, edit) => {
        const span = cv.spans[`experiences.${index}`];
        return (
          <EntryRow
            title={experience.title}
            subtitle={experience.company}
            detail={showPeriod(experience.start, experience.end)}
            unknown={unknownParts(experience)}
            onPoint={() => (span ? hint('cv', [span]) : undefined)}
            onEdit={edit}
            onRemove={() => void correct({ kind: 'remove-experience', index })}
          >
            {experience.bullets.length > 0 ? (
              <p className="text-sm text-ink-soft">{m.cv_experience_bullets({ count: experience.bullets.length })}</p>
            ) : null}
          </EntryRow>
        );
      }}
      renderForm={(index, close) => (
        <ExperienceForm
          experience={index === null ? null : (cv.experiences[index] ?? null)}
          onCancel={close}
          onSave={async (value) => {
            const saved = await correct({ kind: 'set-experience', index, value });
            if (saved) close();
            return saved;
          }}
        />
      )}
    />
  );
}

function unknownParts(experience: Experience): string[] {
  return [
    !experience.title && m.cv_unknown_post(),
    !experience.company && m.cv_unknown_company(),
    !experience.start && m.cv_unknown_start(),
    !experience.end && m.cv_unknown_end(),
  ].filter((part) => part !== false);
}
