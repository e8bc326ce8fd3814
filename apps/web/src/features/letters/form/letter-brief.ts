import { type LetterTone, letterToneSchema } from '@coach/contracts/letter';
import { readOfferDraft } from '../../../lib/offer-draft.ts';

const key = 'letter-brief';

/** What a person gives for a letter to be written, as it stands in the form. */
export type LetterBrief = {
  jobUrl: string;
  jobDescription: string;
  company: string;
  /** null is the profile’s. */
  tone: LetterTone | null;
  additionalInfo: string;
  /** '' is the newest. */
  documentId: string;
  /** The targeted offer that it was filled with. */
  filledFor: string;
};

const empty: LetterBrief = {
  jobUrl: '',
  jobDescription: '',
  company: '',
  tone: null,
  additionalInfo: '',
  documentId: '',
  filledFor: '',
};

/** What was being given in this tab of the browser; at first, the offer pasted for an analysis. */
export function readLetterBrief(): LetterBrief {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept === null ? { ...empty, jobDescription: readOfferDraft() } : briefOf(kept);
  } catch {
    return empty;
  }
}

export function writeLetterBrief(brief: LetterBrief): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(brief));
  } catch {
    // Storage refused or full: the draft then lives as long as the page.
  }
}

/** The next letter starts from nothing but the tone and the CV. */
export function clearLetterBrief(): void {
  const { tone, documentId } = readLetterBrief();
  writeLetterBrief({ ...empty, tone, documentId });
}

/** Storage can hold anything: only texts are taken from it. */
export function briefOf(kept: unknown): LetterBrief {
  const texts = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
  const known = texts.filter(([name, value]) => name in empty && name !== 'tone' && typeof value === 'string');
  const tone = letterToneSchema.safeParse((kept as { tone?: unknown } | null)?.tone).data ?? null;
  return { ...empty, ...Object.fromEntries(known), tone };
}
