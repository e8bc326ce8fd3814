import type { ParsedCv } from '@coach/contracts/cv';
import type { InterviewQuestion, Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { foldText } from '../../text/fold-text.ts';
import { writeQuestions } from './write-questions.ts';

export type VoiceQuestionInput = {
  offer: ParsedOffer;
  cv: ParsedCv | null;
  /** From 1 to 10. */
  number: number;
  /** The questions asked so far. */
  asked: readonly string[];
  /** YYYY-MM-DD */
  today: string;
  /** Told by the offer’s years of experience where it is not given. */
  seniority?: Seniority;
  seed?: number;
};

const questions = 10;

/** The question of that number in a spoken interview; never one that was asked already. Never throws. */
export function voiceQuestion({
  offer,
  cv,
  number,
  asked,
  today,
  seniority,
  seed,
}: VoiceQuestionInput): InterviewQuestion {
  const level = seniority ?? levelOf(offer.experienceYearsMin);
  const input = { offer, cv, seniority: level, count: questions, today };
  const written = writeQuestions({ ...input, seed: seed ?? 0 });
  const said = new Set(asked.map(plain));
  const place = Math.min(questions, Math.max(1, Math.trunc(number) || 1)) - 1;
  const inOrder = [...written.slice(place), ...written.slice(1, place).reverse()];
  const fresh = ({ question }: InterviewQuestion) => !said.has(plain(question));
  return (
    inOrder.find(fresh) ??
    writeQuestions({ ...input, count: 20, seed: (seed ?? 0) + 1 }).find(fresh) ??
    (written[place] as InterviewQuestion)
  );
}

function plain(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function levelOf(years: number | null): Seniority {
  if (years === null || years < 1) return 'Mid-level';
  return years >= 6 ? 'Senior' : years >= 3 ? 'Mid-level' : 'Junior';
}
