import type { Education, ParsedCv } from '@coach/contracts/cv';
import { m } from '../../../paraglide/messages.js';
import { useTextFocus } from '../text/text-focus.tsx';
import { describeEducation } from './describe-education.ts';
import { EducationForm } from './EducationForm.tsx';
import { EntryRow } from './EntryRow.tsx';
import { EntrySection } from './EntrySection.tsx';
import type { Correct } from './use-corrections.ts';

/** Diplomas and courses. */
export function EducationSection({ cv, correct }: { cv: ParsedCv; correct: Correct }) {
  const { hint } = useTextFocus();
  return (
    <EntrySection
      title={m.cv_education_title()}
      entries={cv.education}
      emptyText={m.cv_education_empty()}
      addLabel={m.cv_education_add()}
      renderEntry={(education, index, edit) => {
        const span = cv.spans[`education.${index}`] ?? cv.spans[`education.${index}.degree`];
        return (
          <EntryRow
            title={education.degree}
            subtitle={education.school}
            detail={describeEducation(education)}
            unknown={unknownParts(education)}
            onPoint={() => (span ? hint('cv', [span]) : undefined)}
            onEdit={edit}
            onRemove={() => void correct({ kind: 'remove-education', index })}
          />
        );
      }}
      renderForm={(index, close) => (
        <EducationForm
          education={index === null ? null : (cv.education[index] ?? null)}
          onCancel={close}
          onSave={async (value) => {
            const saved = await correct({ kind: 'set-education', index, value });
            if (saved) close();
            return saved;
          }}
        />
      )}
    />
  );
}

function unknownParts({ degree, school, year }: Education): string[] {
  return [!degree && m.cv_unknown_degree(), !school && m.cv_unknown_school(), !year && m.cv_unknown_year()].filter(
    (part) => part !== false,
  );
}
