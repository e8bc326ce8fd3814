import type { CheckContext, Finding } from '../context.ts';
import type { Entry } from '../facts/career.ts';
import { housesOf } from '../facts/jobs-meant.ts';
import { textOfJobs } from '../facts/text-of-job.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { members, words } from './check-kinds.ts';
import { isTelling } from './check-novelties.ts';

/** Where one was, or whom one worked for: « au bloc », « chez des éleveurs de porcs », « étaient des adultes ». */
const placed =
  /\b(?:au|aux|en|a la|a l'|dans (?:le |la |l'|un |une )?|chez (?:des |un |une |les )|aupres (?:des |de |d')|service de|poste (?:de |d')|eleveurs? (?:de |d')|elevage (?:de |d')|etaient (?:tous |toutes )?(?:des )?|pour des|m'occup[a-z]+ (?:de|des|d')|chantiers (?:de|en)|projets de) ?(?:[a-z]+ (?:de |d'))?$/;
const furthest = 200;
/** What a house is called is no thing of the work there: « un an en parfumerie, deux en boutique ». */
const houses = new Set(['buildings', 'cared']);

/**
 * « au bloc opératoire » of a night nurse in « médecine polyvalente », « chez des éleveurs de porcs » of a farm with
 * « vaches laitières »: the one job that the sentence names tells another thing of that kind, and not this one.
 */
export function checkKindsOfJob(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return [...reading.folded.matchAll(words)].flatMap(({ index, 0: written }): Finding[] => {
    const [start, end] = [index, index + written.length];
    if (marks[start] !== stances.self || !placed.test(reading.folded.slice(Math.max(0, start - 40), start))) return [];
    const jobs = jobsOf(context, start);
    if (jobs.length === 0 || !isTelling(context, start)) return [];
    const text = textOfJobs(own, jobs);
    const meant = members.filter(({ is, kind }) => is.test(written) && !houses.has(kind));
    const isOther = meant.some(({ group }) => members.some((each) => each.group === group && each.tells.test(text)));
    if (meant.some(({ tells }) => tells.test(text)) || !isOther) return [];
    const { own: named, near } = context.scopeAt(start);
    const label = (named[0] ?? near[0])?.label;
    const quote = reading.text.slice(start, end);
    const reason = label === undefined ? reasons.skill(quote) : reasons.swapped(quote, label);
    return [{ kind: 'skill', start, end, reason, givesWay: true }];
  });
}

/** The jobs at the house that is named, else at the one whose kind is told (« à la clinique »). */
function jobsOf(context: CheckContext, place: number): Entry[] {
  const { own, near } = context.scopeAt(place);
  if (own.length + near.length > 0) return jobNamed(context, place);
  const { folded, sentences } = context.reading;
  const { start = 0, end = place } = sentences[sentenceAt(sentences, place)] ?? {};
  return inTurn.test(folded.slice(start, end)) ? [] : housesOf(context, context.own, place);
}

/** A way through several houses. */
const inTurn = /\b(?:puis|ensuite|d'abord|avant|apres|aujourd'hui|depuis|enfin)\b/;

/** The jobs at the only house that a sentence names, where it is near. */
function jobNamed({ reading, scopeAt }: CheckContext, place: number): Entry[] {
  const { own, near } = scopeAt(place);
  const here = sentenceAt(reading.sentences, place);
  const named = [...new Set([...own, ...near])].filter(
    ({ start }) => sentenceAt(reading.sentences, start) === here && Math.abs(start - place) < furthest,
  );
  const [house, ...others] = named;
  return house && others.length === 0 && house.entries.every(({ kind }) => kind === 'job') ? house.entries : [];
}
