import type { Amendment } from '@coach/contracts/amendment';
import type { ParsedCv } from '@coach/contracts/cv';
import { closeDraft, type Draft, openDraft } from './amend-cv-draft.ts';
import { setEducation, setExperience } from './amend-cv-entries.ts';
import { setContact, setLanguages, setSummary, setTitle } from './amend-cv-fields.ts';
import { editLine } from './amend-cv-line.ts';
import { addSkill, refreshLicences, refreshSkills, removeSkill } from './amend-cv-skills.ts';

/**
 * The CV with the person's corrections, in order. The text keeps its offsets and grows by a line for each fact added;
 * what was replaced or removed is `superseded`. A correction that no longer fits (an entry that is gone, offsets past the
 * original) is passed over. Without corrections the same value comes back.
 */
export function amendCv(cv: ParsedCv, amendments: readonly Amendment[]): ParsedCv {
  if (amendments.length === 0) return cv;
  const draft = openDraft(cv);
  for (const amendment of amendments) apply(draft, amendment);
  refreshSkills(draft);
  refreshLicences(draft);
  return closeDraft(draft);
}

function apply(draft: Draft, amendment: Amendment): void {
  switch (amendment.kind) {
    case 'set-contact':
      setContact(draft, amendment.field, amendment.value);
      break;
    case 'set-title':
      setTitle(draft, amendment.value);
      break;
    case 'set-summary':
      setSummary(draft, amendment.value);
      break;
    case 'set-experience':
      setExperience(draft, amendment.index, amendment.value);
      break;
    case 'remove-experience':
      removeEntry(draft, 'experiences', amendment.index);
      break;
    case 'set-education':
      setEducation(draft, amendment.index, amendment.value);
      break;
    case 'remove-education':
      removeEntry(draft, 'education', amendment.index);
      break;
    case 'set-languages':
      setLanguages(draft, amendment.value);
      break;
    case 'add-skill':
      addSkill(draft, amendment);
      break;
    case 'remove-skill':
      removeSkill(draft, amendment.name);
      break;
    case 'replace-line':
      editLine(draft, amendment, amendment.text);
      break;
    case 'remove-line':
      editLine(draft, amendment, null);
      break;
  }
}

function removeEntry(draft: Draft, list: 'experiences' | 'education', index: number): void {
  const entry = draft[list][index];
  if (!entry) return;
  const bullets = 'bullets' in entry ? entry.bullets.map(({ span }) => span) : [];
  const whole = entry.spans[''];
  for (const span of whole ? [whole, ...bullets] : [...Object.values(entry.spans), ...bullets]) {
    if (span) draft.superseded.push({ start: span.start, end: span.end });
  }
  draft[list].splice(index, 1);
}
