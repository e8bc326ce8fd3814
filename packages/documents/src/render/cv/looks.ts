import type { CvModel, Ground } from './cv-model.ts';

/** The colours of the texts on a ground. */
export function inksOn(
  { colors }: CvModel,
  ground: Ground,
): { ink: string; soft: string; accent: string; line: string } {
  if (ground === 'deep') {
    return { ink: colors.onDeep, soft: colors.onDeep, accent: colors.onDeepAccent, line: colors.onDeepAccent };
  }
  return { ink: colors.ink, soft: colors.soft, accent: colors.accent, line: colors.line };
}
