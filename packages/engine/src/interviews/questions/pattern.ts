import type { QuestionCategory, Seniority } from '@coach/contracts/interview';
import type { SectorId } from '@coach/contracts/report';

/**
 * A question as the data files hold it: `ask` with slots in braces, `tips` on how to answer it. `use` names the finding
 * of the offer or the CV it is asked on; `theme` what at most one question of an interview may be about.
 */
export type Pattern = {
  category: QuestionCategory;
  ask: string;
  tips: readonly string[];
  levels?: readonly Seniority[];
  use?: string;
  theme?: string;
};

/** Whether a pattern is asked at this level. */
export function suitsLevel({ levels }: Pattern, level: Seniority): boolean {
  return levels === undefined || levels.includes(level);
}

/** Questions of a trade: `titles` are job titles, each met by a title that holds all its words. */
export type TradePatterns = { titles: readonly string[]; questions: readonly Pattern[] };

export type SectorPatterns = {
  sector: SectorId;
  questions: readonly Pattern[];
  trades: readonly TradePatterns[];
};

/** What a pattern may leave open; README.md of the data tells each. */
export const slotNames = [
  'terme',
  'de_poste',
  'poste',
  'chez',
  'mission',
  'emploi',
  'd_emploi',
  'chez_emploi',
  'duree',
  'debut',
  'fin',
  'diplome',
  'langue',
  'annees',
] as const;
export type Slots = Partial<Record<(typeof slotNames)[number], string>>;

const slot = /\{([a-z_]+)\}/g;

/** The names of the slots of a text. */
export function slotsOf(text: string): string[] {
  return [...text.matchAll(slot)].map(([, name = '']) => name);
}

/** The text with its slots filled; null where one has no value. */
export function filled(text: string, slots: Slots): string | null {
  let isWhole = true;
  const whole = text.replace(slot, (_, name: keyof Slots) => {
    const value = slots[name];
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? whole : null;
}
