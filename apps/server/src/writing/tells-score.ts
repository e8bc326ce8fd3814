/** Whether a text speaks of a mark, which never comes from a model: « 62 sur 100 », « +3 points », « votre score ». */
export function tellsScore(text: string): boolean {
  return /\bscores?\b|\bnot(?:e|é|ée) (?:de |sur |globale|finale)|(?:\/|\bsur)\s*100(?!\d)|\d[\d.,]*\s*points?\b|\bd[’']un point\b|\d\s*%\s*de correspondance/iu.test(
    text,
  );
}
