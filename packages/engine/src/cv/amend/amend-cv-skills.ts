import type { Amendment } from '@coach/contracts/amendment';
import type { Span } from '@coach/contracts/span';
import { liveText } from '../../match/live-text.ts';
import { findSkills } from '../../skills/find-skills.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { foldText, foldWord } from '../../text/fold-text.ts';
import { licencesIn } from '../lists/read-licences.ts';
import { appendLine, type Draft, oneLine, supersede } from './amend-cv-draft.ts';

/** « Je l'ai »: the sentence that proves a skill becomes a line of the CV, of a job where one is named. */
export function addSkill(draft: Draft, added: Extract<Amendment, { kind: 'add-skill' }>): void {
  const name = oneLine(added.name);
  const proof = oneLine(added.proof);
  const line = placeOf(proof, name) ? proof : `${name}\u00a0: ${proof}`;
  const job = added.experience === null ? undefined : draft.experiences[added.experience];
  const written = appendLine(draft, line);
  job?.bullets.push({ text: line, span: written });
  const place = placeOf(line, name) ?? { start: 0, end: line.length };
  const canonical = canonicalOf(name);
  if (licencesIn(canonical).some(({ value }) => value === canonical)) return;
  if (draft.skills.some(({ value }) => foldWord(value) === foldWord(canonical))) return;
  const span = { start: written.start + place.start, end: written.start + place.end };
  draft.skills.push({ value: canonical, spans: { '': span } });
}

/** Where a text names a skill, under its name or another. */
function placeOf(text: string, name: string): Span | null {
  const start = foldText(text).indexOf(foldText(name));
  if (start >= 0) return { start, end: start + name.length };
  const canonical = canonicalOf(name);
  return findSkills(text).find(({ skill }) => skill === canonical) ?? null;
}

function canonicalOf(name: string): string {
  const first = findSkills(name)[0];
  return first && first.start === 0 && first.end === name.length ? first.skill : name;
}

/** The person does not have it, skill or licence: it leaves the list, and its mentions no longer count. */
export function removeSkill(draft: Draft, name: string): void {
  const canonical = canonicalOf(oneLine(name));
  const known = [...draft.skills, ...draft.licences].filter(({ value }) => foldWord(value) === foldWord(canonical));
  if (known.length === 0) return;
  for (const { spans } of known) supersede(draft, spans['']);
  for (const { skill, start, end } of findSkills(liveText(draft))) {
    if (skill === canonical) supersede(draft, { start, end });
  }
  draft.skills = draft.skills.filter((skill) => !known.includes(skill));
}

/** Lets go of skills told only by lines that no longer count, and takes up those of the lines added. */
export function refreshSkills(draft: Draft): void {
  const found = findTerms(liveText(draft)).filter(({ kind }) => kind === 'skill' || kind === 'certification');
  const byName = new Map([...found].reverse().map((term) => [foldWord(term.name), term]));
  draft.skills = draft.skills.flatMap((skill) => {
    const span = skill.spans[''];
    if (!span || !isSuperseded(draft, span)) return [skill];
    const other = byName.get(foldWord(skill.value));
    return other ? [{ ...skill, spans: { '': { start: other.start, end: other.end } } }] : [];
  });
  for (const { name, kind, start, end } of found) {
    if (start < draft.originalLength || kind !== 'skill') continue;
    if (draft.skills.some(({ value }) => foldWord(value) === foldWord(name))) continue;
    draft.skills.push({ value: name, spans: { '': { start, end } } });
  }
}

function isSuperseded({ superseded }: Draft, span: Span): boolean {
  return superseded.some(({ start, end }) => start < span.end && end > span.start);
}

/** Licences of lines that no longer count go, those of the lines added come. */
export function refreshLicences(draft: Draft): void {
  draft.licences = licencesIn(liveText(draft)).map(({ value, span }) => ({ value, spans: { '': span } }));
}
