import type { Contact, Language } from '@coach/contracts/cv';
import { spokenLevel } from '../../match/language-levels.ts';
import { appendLine, type Draft, oneLine, supersede } from './amend-cv-draft.ts';

const contactLabels: Record<keyof Contact, string> = {
  fullName: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  city: 'Ville',
  linkedin: 'LinkedIn',
};

/** Corrects one way of reaching the person; phones become E.164 where they are French or international. */
export function setContact(draft: Draft, field: keyof Contact, value: string | null): void {
  const written = value === null ? null : oneLine(value);
  const held = written !== null && field === 'phone' ? internationalPhone(written) : written;
  if (draft.contact[field] === held) return;
  supersede(draft, draft.spans[`contact.${field}`]);
  delete draft.spans[`contact.${field}`];
  draft.contact[field] = held;
  if (!written) return;
  const label = `${contactLabels[field]}\u00a0: `;
  const line = appendLine(draft, label + written);
  draft.spans[`contact.${field}`] = { start: line.start + label.length, end: line.end };
}

function internationalPhone(written: string): string {
  const digits = written.replace(/[^\d+]/g, '');
  if (/^0[1-9]\d{8}$/.test(digits)) return `+33${digits.slice(1)}`;
  if (/^00\d{8,14}$/.test(digits)) return `+${digits.slice(2)}`;
  return /^\+\d{8,15}$/.test(digits) ? digits.replace(/^\+330/, '+33') : written;
}

/** Corrects the headline. */
export function setTitle(draft: Draft, value: string | null): void {
  setText(draft, 'title', value);
}

/** Corrects the opening paragraph. */
export function setSummary(draft: Draft, value: string | null): void {
  setText(draft, 'summary', value);
}

function setText(draft: Draft, field: 'title' | 'summary', value: string | null): void {
  const held = value === null ? null : oneLine(value);
  if (draft[field] === held) return;
  supersede(draft, draft.spans[field]);
  delete draft.spans[field];
  draft[field] = held;
  if (held) draft.spans[field] = appendLine(draft, held);
}

/** Replaces the languages as a whole. */
export function setLanguages(draft: Draft, languages: readonly Language[]): void {
  for (const { spans } of draft.languages) supersede(draft, spans['']);
  const label = 'Langues\u00a0: ';
  const items = languages.map(({ name, level }) => oneLine(level ? `${name} (${spokenLevel(level)})` : name));
  const line = items.length > 0 ? appendLine(draft, label + items.join(', ')) : { start: 0, end: 0 };
  let at = line.start + label.length;
  draft.languages = languages.map(({ name, level }, index) => {
    const start = at;
    const end = start + (items[index] as string).length;
    at = end + 2;
    return { value: { name: oneLine(name), level }, spans: { '': { start, end } } };
  });
}
