/** A job as it is set in a layout; dates are `YYYY-MM`, `YYYY` or `present`. */
export type SetJob = {
  title: string;
  company: string;
  town: string;
  start: string;
  end: string;
  duties: readonly string[];
};

/**
 * How people set the head of a job: {T} its title, {C} its employer, {L} the town, {D} the dates, a sign ! for capitals.
 */
export const heads: readonly string[] = [
  '{D}\t{T}, {C}, {L}',
  '{D} : {T}, {C}, {L}',
  '{D} : {T} – {C} ({L})',
  '{D} : {C} – {T}',
  '{D}\n{T}\n{C}, {L}',
  '{D}\n{C}, {L}\n{T}',
  '{T}\n{C}, {L}\n{D}',
  '{T}\n{C}\n{L}\n{D}',
  '{C}\n{T}\n{D}',
  '{C}\n{T}\n{D} | {L}',
  '{C} – {L}\n{T}\n{D}',
  '{T}\t{D}\n{C} – {L}',
  '{C}\t{D}\n{T}',
  '{C}, {L}\t{D}\n{T}',
  '{C}\t{L}\n{T}\t{D}',
  '{T}\t{L}\n{C}\t{D}',
  '{T} – {C}\n{D} – {L}',
  '{T} | {C} | {D}',
  '{T} | {C} | {L} | {D}',
  '{D} | {T} | {C}',
  '{D} | {C} | {T}',
  '{T} chez {C} ({D})',
  '{T}, {C} ({D})',
  '{T} ({D})\n{C}, {L}',
  '{C} ({L}) : {T}, {D}',
  '{C} ({D})\n{T}',
  '{T} @ {C} · {D}',
  '{T} · {C}\n{D} · {L}',
  '{T!}\n{C} | {D}',
  '{C!}\n{T}\n{D}',
  '{C!} - {L}\n{T}\n{D}',
  '{D}\n{T!}\n{C!}',
  '{D}  {C!}  {T}',
  '{D}\t{C!}, {L}\n\t{T}',
  '{T!} – {C!} – {D}',
  '{T!}\n{D}\n{C}, {L}',
  '{T}\n{D}\n{C}',
  '{C}\n{D}\n{T}',
  '{C}, {L}\n{D}\n{T}',
  '- {D} : {T} – {C}',
  '• {T}, {C}, {D}',
  'Poste : {T}\nEntreprise : {C}, {L}\nDates : {D}',
  '{T}\nChez {C}, {L}, {D}',
  '{D}, {L}\n{T}, {C}',
  '{D} – {L}\n{C} : {T}',
  '{L}\n{D}\n{T}\n{C}',
  '{D}   {T}   {C}',
  '{T}   {C}   {D}',
  '{C} / {T} / {D}',
  '{T} / {C} / {D}',
  '{D}\t{C}\t{T}',
  '{D}\t{T}\t{C}',
  '{T}\t{C}\t{D}',
  '[{D}] {T} ({C})',
  '{T} ({C}, {L}), {D}',
  '{C}\n{L} | {D}\n{T}',
  '{T}, « {C} », {D}',
  '{D}\n{C}\n{L}\n{T}',
];

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const short = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');

/** How people write from when to when. */
export const datings: readonly ((job: SetJob) => string)[] = [
  (job) => between(job, inDigits('/'), ' – ', 'aujourd’hui'),
  (job) => (job.end === 'present' ? `Depuis ${inDigits('/')(job.start)}` : between(job, inDigits('/'), ' à ', '')),
  (job) => between(job, (date) => capitalised(inWords(months)(date)), ' - ', 'Présent'),
  (job) =>
    job.end === 'present'
      ? `Depuis ${inWords(months)(job.start)}`
      : `De ${between(job, inWords(months), ' à ', '')}`.replace(/^De (?!.* à )/, ''),
  (job) => between(job, inWords(short), ' → ', 'auj.'),
  (job) => (job.end === 'present' ? `depuis ${yearOf(job.start)}` : between(job, yearOf, '-', '')),
  (job) => between(job, yearOf, ' / ', 'ce jour'),
  (job) => between(job, inDigits('.'), ' - ', 'en cours'),
];

function between({ start, end }: SetJob, write: (date: string) => string, link: string, now: string): string {
  const [from, to] = [write(start), end === 'present' ? now : write(end)];
  return from === to ? from : `${from}${link}${to}`;
}

function yearOf(date: string): string {
  return date.slice(0, 4);
}

const inDigits = (mark: string) => (date: string) =>
  date.length > 4 ? `${date.slice(5)}${mark}${yearOf(date)}` : date;
const inWords = (names: readonly string[]) => (date: string) =>
  date.length > 4 ? `${names[Number(date.slice(5)) - 1]} ${yearOf(date)}` : date;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How people list what they did. */
export const listings: readonly ((duties: readonly string[]) => string)[] = [
  (duties) => duties.map((duty) => `• ${duty}`).join('\n'),
  (duties) => duties.map((duty) => `- ${duty}`).join('\n'),
  (duties) => duties.join('\n'),
  (duties) => duties.map((duty) => duty.replace(/[.;,]?$/, '.')).join(' '),
  (duties) => (duties.length > 0 ? `Missions :\n${duties.map((duty) => `- ${duty}`).join('\n')}` : ''),
  () => '',
];

/** The head of a job in one of `heads`. */
export function headOf(pattern: string, job: SetJob, dates: string): string {
  const values: Record<string, string> = { T: job.title, C: job.company, L: job.town, D: dates };
  return pattern.replace(/\{([TCLD])(!?)\}/g, (_, part: string, loud: string) => {
    const value = values[part] as string;
    return loud ? value.toUpperCase() : value;
  });
}
