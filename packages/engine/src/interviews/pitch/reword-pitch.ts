import type { ParsedCv } from '@coach/contracts/cv';
import type { Pitch } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { evidenceFinder } from '../../letters/evidence-of-sentence.ts';
import { splitSentences } from '../../letters/split-sentences.ts';
import { spokenSeconds } from './spoken-seconds.ts';

/** A pitch of less or more is none (spec 2, section 9). */
const least = 30;
const most = 60;

type Reworded = { text: string; cv: ParsedCv; offer: ParsedOffer | null };

/**
 * The pitch that others worded, with its spoken length; each sentence points at the line it tells, where there is one.
 * null where it does not last 30 to 60 seconds. Never throws.
 */
export function rewordPitch({ text, cv, offer }: Reworded): Pitch | null {
  const whole = text.trim();
  const duration = spokenSeconds(whole);
  if (duration < least || duration > most) return null;
  const find = evidenceFinder({ cv: cv.text, offer: offer?.text ?? '' });
  const sentences = splitSentences(whole, new Map()).map((sentence): Pitch['sentences'][number] => {
    const [line] = find(sentence.text);
    if (!line) return { text: sentence.text, source: null, quote: null };
    return { text: sentence.text, source: line.source === 'offer' ? 'offer' : 'cv', quote: line.quote };
  });
  return { text: whole, duration, sentences };
}
