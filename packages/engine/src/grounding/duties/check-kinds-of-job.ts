import type { CheckContext, Finding } from '../context.ts';
import type { Entry } from '../facts/career.ts';
import { textOfJobs } from '../facts/text-of-job.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { members, words } from './check-kinds.ts';
import { isTelling } from './check-novelties.ts';

/** Where one was, or whom one worked for: « au bloc », « chez des éleveurs de porcs », « étaient des adultes ». */
const placed =
  /\b(?:au|aux|en|a la|a l'|dans (?:le |la |l'|un |une )?|chez (?:des |un |une |les )|aupres (?:des |de |d')|service de|poste (?:de |d')|eleveurs? (?:de |d')|elevage (?:de |d')|etaient (?:tous |toutes )?(?:des )?|pour des) ?(?:[a-z]+ (?:de |d'))?$/;
const furthest = 200;

/**
 * « au bloc opératoire » of a night nurse in « médecine polyvalente », « chez des éleveurs de porcs » of a farm with
 * « vaches laitières »: the one job that the sentence names tells another thing of that kind, and not this one.
 */
export function checkKindsOfJob(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return [...reading.folded.matchAll(words)].flatMap(({ index, 0: written }): Finding[] => {
    const [start, end] = [index, index + written.length];
    if (marks[start] !== stances.self || !placed.test(reading.folded.slice(Math.max(0, start - 40), start))) return [];
    const jobs = jobNamed(context, start);
    if (jobs.length === 0 || !isTelling(context, start)) return [];
    const text = textOfJobs(own, jobs);
    const meant = members.filter(({ is }) => is.test(written));
    const isOther = meant.some(({ group }) => members.some((each) => each.group === group && each.tells.test(text)));
    if (meant.some(({ tells }) => tells.test(text)) || !isOther) return [];
    const label = context.scopeAt(start).own[0]?.label ?? context.scopeAt(start).near[0]?.label ?? '';
    return [{ kind: 'skill', start, end, reason: reasons.swapped(reading.text.slice(start, end), label), givesWay: true }];
  });
}

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
