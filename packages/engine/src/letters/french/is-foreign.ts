const english =
  /\b(?:the|and|of|with|for|from|by|to|an|in|on|at|across|team|managed|led|built|sales|customers?|using|over|new|own|our)\b/gi;

const french = /\b(?:le|la|les|des|du|de|et|en|au|aux|un|une|par|pour|avec|sur|dans|chez)\b|\b[ld]’/gi;

/** Whether a line reads as English rather than French. */
export function isForeign(text: string): boolean {
  const foreign = text.match(english)?.length ?? 0;
  const own = text.match(french)?.length ?? 0;
  return foreign > own && foreign > 0 && !/[éèêàùç]/.test(text.replace(/\p{Lu}\p{L}*/gu, ''));
}
