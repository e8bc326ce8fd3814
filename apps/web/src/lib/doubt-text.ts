/** Why something is to be checked; the words themselves come first where the reason does not quote them. */
export function doubtText({ quote, reason }: { quote: string; reason: string }): string {
  return reason.includes('«') ? reason : `«\u202f${quote.trim()}\u202f»\u00a0: ${reason}`;
}
