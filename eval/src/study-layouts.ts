/** A course of study as it is set in a layout; the year is that of the diploma. */
export type SetStudy = { degree: string; school: string; year: string; town: string };

/**
 * How people set a course of study: {G} the diploma, {H} the school, {L} the town, {Y} the year, {B} the year it began,
 * {P} from when to when, a sign ! for capitals.
 */
export const studyLayouts: readonly string[] = [
  '{P} : {G}, {H}, {L}',
  '{G} ({Y}) – {H}',
  '{H!} — {G}\n{Y}',
  '{Y}\n{G}\n{H}',
  '{Y}\t{G}\t{H}',
  '{Y} {G} obtenu',
  'Diplôme : {G}\nÉtablissement : {H}\nAnnée : {Y}',
  '{G} | {H} | {B}-{Y} | mention bien',
  '• {G}, {H}, {Y}',
  '{H}, {L}\n- {Y} : {G}',
  'J’ai obtenu en {Y} un {G} au {H}.',
  '{G}\n{H}, {L}\n{P}',
  '{G}\n{H}\n{Y}',
  '{H}\n{G}\n{P}',
  '{H} – {L}\n{G} – {Y}',
  '{G} – {H} – {Y}',
  '{Y} - {G} - {H}',
  '{P}\n{G}\n{H}, {L}',
  '{P}\n{H}, {L}\n{G}',
  '{G}\t{Y}\n{H}, {L}',
  '{H}\t{P}\n{G}',
  '{Y} : {G} ({H})',
  '{G} à {H} ({Y})',
  '{G!}\n{H} | {Y}',
  '{G!} – {H} ({Y})',
  '[{Y}] {G} – {H}',
  '{Y} · {G} · {H}',
  '{G} · {H} · {Y}',
  '{P}   {G}   {H}',
  '{G}   {H}   {Y}',
  '- {Y} : {G} – {H} ({L})',
  '{G} en {Y} au {H}',
  'Juin {Y} : {G}, {H}',
  'De {B} à {Y} : {G}, {H}, {L}',
  '{Y} : Obtention du {G}, {H}',
  '{H} ({L}) : {G}, {Y}',
  '{H}, {G}, {Y}',
  'Formation : {G}\nÉcole : {H}\nPériode : {P}',
  '{G}, mention assez bien\n{H} – {L}, {Y}',
  '{G}\n{Y}\n{H}',
  '{L}, {Y}\n{G}\n{H}',
  '{Y} / {G} / {H}',
  '{Y} – {G}\n{H}, {L}',
  '{Y} : {H} – {G}',
  '{H}\n{L} | {P}\n{G}',
  '{G} ({H}, {L}), {Y}',
  '{G} ({H}, {Y})',
  'sept. {B} - juin {Y}\t{G}\n\t{H}, {L}',
  '09/{B} – 06/{Y} : {G} – {H}',
  'Titulaire du {G} ({Y}), {H}',
  '{Y}: {G} – {H} – Mention Bien',
  '{G}, promotion {Y}\n{H}',
  '{H!}\n{G}\n{B} - {Y}',
  '{G} @ {H} · {B} → {Y}',
  '{Y} | {H} | {G}',
  '{G}\t{H}\t{Y}',
  '• {Y} — {G}\n  {H}, {L}',
  'Diplôme obtenu : {G}\nAnnée d’obtention : {Y}\nÉtablissement : {H}',
  '{G} - {L} - {Y}\n{H}',
  '{H} / {G} / {Y}',
];

/** A course of study in one of `studyLayouts`. */
export function setStudy(pattern: string, { degree, school, year, town }: SetStudy): string {
  const began = String(Number(year) - 2);
  const values: Record<string, string> = { G: degree, H: school, L: town, Y: year, B: began, P: `${began} – ${year}` };
  return pattern.replace(/\{([GHLYBP])(!?)\}/g, (_, part: string, loud: string) => {
    const value = values[part] as string;
    return loud ? value.toUpperCase() : value;
  });
}
