import type { CheckContext } from '../context.ts';
import type { Scope } from '../facts/anchors.ts';
import { durationsOf, type Entry, stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { byHouse } from '../facts/jobs-meant.ts';
import { areSynonyms } from '../facts/synonyms.ts';
import type { Quantity } from '../figures/quantity.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import type { Span } from './durations.ts';

/** The jobs of the employers named beside a duration; none where it speaks of experience at large. */
export function namedJobs(
  { reading }: CheckContext,
  { start, end }: Quantity,
  { own, near }: Scope,
  jobs: readonly Entry[],
): Entry[] {
  if (
    /^ d'(?:experience|anciennete|exercice)(?! (?:chez|au sein|a l'|au |a la ))/.test(
      reading.folded.slice(end, end + 30),
    )
  )
    return [];
  // « Du quai de Lille au siège d’Arras : vingt ans de logistique »: from one place to another, of neither.
  if (fromTo.test(reading.folded.slice(Math.max(0, start - 140), start))) return [];
  const isElliptical = !/[a-z] ?(?:ans?|annees?|mois)|\d ?(?:ans?|annees?|mois)/.test(reading.folded.slice(start, end));
  const around = own.length > 0 || isElliptical || isListed(reading, start) ? own : near;
  // « plus de cinq ans chez Bricovia, puis un CDI chez Frigalis »: of the house that stands right behind.
  const right = around.filter((anchor) => anchor.start >= end && atHouse.test(reading.folded.slice(end, anchor.start)));
  const anchors = right.length > 0 ? right : around;
  const named = anchors.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'job'));
  return named.length > 0 ? named : jobsOfPlace(reading.text.slice(end, end + 60), jobs);
}

const oneByOne = /\b(?:d'abord|puis|ensuite)\b/;

/** « Voilà trois ans que je travaille pour X d’abord, puis pour Y »: the jobs at the houses named one after the other. */
export function jobsInTurn(
  { reading: { folded, sentences }, scopeAt }: CheckContext,
  { start, end }: Quantity,
): Entry[] {
  const sentence = sentences[sentenceAt(sentences, start)] as Sentence;
  const rest = folded.slice(end, Math.min(sentence.end, end + 240));
  if (!/^,?(?: que)? (?:je |j')/.test(rest) || !oneByOne.test(rest) || /\bans\b/.test(rest)) return [];
  const last = Math.max(end, Math.min(sentence.end, end + 240) - 1);
  const houses = scopeAt(last).near.filter((anchor) => anchor.start >= end);
  return houses.length > 1 ? houses.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'job')) : [];
}

const spentAt =
  /^ (?:passee?s? |d'experience |que (?:je |j')(?:y )?(?:travaille|exerce|suis|occupe)[a-z ]{0,40}? |comme [a-z' -]{3,50} |,? j'ai (?:ete|travaille|exerce)[a-z' -]{0,60}? )?(?:chez|a|au|aux|au sein d[eu]|aupres d[eu])(?:[ '-][a-z]{1,14}){0,5}[ '-]$/;
const heldFor = /^ (?:depuis|pendant|durant) (?:(?:plus|pres|moins) (?:de |d')|environ |presque )?$/;

/**
 * « dix ans à la Clinique des Trois Fontaines », « chez X depuis dix ans »: the jobs at the one house where a length of time
 * is said to have been spent.
 */
export function jobsSpentAt(
  { reading: { folded } }: CheckContext,
  { start, end }: Quantity,
  { own, near }: Scope,
): Entry[] {
  const [house, ...others] = (own.length > 0 ? own : near).filter((anchor) =>
    anchor.start >= end
      ? spentAt.test(` ${folded.slice(end, anchor.start).trimStart()}`)
      : heldFor.test(folded.slice(anchor.end, start)),
  );
  return house && others.length === 0 ? house.entries.filter(({ kind }) => kind === 'job') : [];
}

const passed =
  /\bj'(?:ai|avais|y ai) (?:donc |ensuite |aussi )?(?:passe|travaille|exerce|fait|ete [a-z' -]{3,40}) (?:pendant |durant )?(?:(?:plus|pres|moins) (?:de |d')|environ |presque )?$/;

/** « j’ai passé quatre ans dans un groupe scolaire de Bron »: the job at the one place that the clause names. */
export function jobsPassedIn({ reading: { folded } }: CheckContext, { start }: Quantity, { own }: Scope): Entry[] {
  const [house, ...others] = own;
  if (!house || others.length > 0 || house.start < start) return [];
  if (!passed.test(folded.slice(Math.max(0, start - 90), start))) return [];
  return house.entries.filter(({ kind }) => kind === 'job');
}

const atHouse =
  /^ (?:passee?s? |d'experience )?(?:chez|a|au|aux|au sein d[eu]|aupres d[eu]|dans)(?: (?:la |l'|le |les |cette |ce )?(?:[a-z]{4,14} )?)?$/;
const fromTo =
  /(?:^|[.;!?\n] ?)\W*(?:du|de|des|d') ?[^.;:!?\n]{3,60} (?:a|au|aux) [^.;:!?\n]{3,60} : (?:[a-z]+ ){0,3}(?:d')?$/;

/** « sept ans passés à Annecy », « chez X » of a house whose name was not understood as one: the jobs held there. */
function jobsOfPlace(after: string, jobs: readonly Entry[]): Entry[] {
  const town = /^[^.,;:]{0,24}? (?:à|chez) (\p{Lu}[\p{L}-]+)/u.exec(after)?.[1];
  const stems = town ? stemsOf(town) : [];
  return stems.length > 0 ? jobs.filter(({ words }) => stems.every((word) => words.has(word))) : [];
}

/** « sept ans chez X, trois ans à livrer … »: one of several lengths, each with its own employer. */
function isListed({ folded, sentences }: CheckContext['reading'], start: number): boolean {
  const sentence = sentences[sentenceAt(sentences, start)] as Sentence;
  return /\b(?:ans?|annees?|mois)\b[^.;]{0,60}(?:,| et) (?:\w+ ){0,3}$/.test(
    folded.slice(Math.max(sentence.start, start - 90), start),
  );
}

const housed =
  /\b(?:dans|en|au sein (?:de|du|d')|aupres (?:de|du|d')|au|chez|de|d') ?(?:une? |le |la |l'|ce |cette |mon |ma )?(?:petite? |grande? )?([a-z]{4,})/g;

/** « six années dans un cabinet », « neuf ans de cartonnerie », « cinq ans chez un grossiste en fleurs »: the jobs at the only such house. */
export function jobsOfHouse({ reading: { folded } }: CheckContext, facts: Facts, { end }: Quantity): Entry[] {
  const after = folded.slice(end, end + 90);
  const phrase = /^[a-z' ]{0,44}/.exec(after)?.[0].split(/\b(?:qui|que|ou|je|j'|m'ont|et)\b/)[0] ?? '';
  const named = [...phrase.matchAll(housed)]
    .slice(0, 2)
    .map(([, house = '']) => byHouse(facts).get(stemsOf(house)[0] ?? ''))
    .find((jobs) => jobs !== undefined);
  return named ?? jobsOfKind(facts, someHouse.exec(after)?.[1] ?? '');
}

const someHouse =
  /^ (?:passee?s? |d'experience |de service )?(?:chez|dans|en|au sein|aupres|pour)(?: d'| )une? ([a-z' -]{4,60})/;
const ofAnyHouse =
  /^(?:entrepris|societ|maison|group|structur|servic|equip|environ|context|cadr|post|secteur|petit|grand|gros|familial|client|local|region|national|internation|salari|personn|univers|format|rythm|activit)/;

const alike = 8;

/** The jobs of the one employer whose heading tells most of the words for a house. */
function jobsOfKind({ entries }: Facts, said: string): Entry[] {
  const phrase = said.split(/\b(?:qui|que|ou|dont|avec|et|m'|comme|pour|sans|de \d)\b/)[0] ?? '';
  const words = stemsOf(phrase).filter((word) => word.length > 3 && !ofAnyHouse.test(word));
  // « chez un transporteur » of « Transports Garrigou »
  const heads = (heading: ReadonlySet<string>, word: string) =>
    heading.has(word) ||
    (word.length > alike && [...heading].some((told) => told.length >= alike && word.startsWith(told.slice(0, alike))));
  const count = ({ heading }: Entry) => words.filter((word) => heads(heading, word)).length;
  const jobs = entries.filter(({ kind }) => kind === 'job').slice(0, 60);
  const best = Math.max(0, ...jobs.map(count));
  const found = best > 0 ? jobs.filter((job) => count(job) === best) : [];
  return new Set(found.map(({ name }) => name.join(' '))).size === 1 ? found : [];
}

/** « vingt ans de métier », « six ans d’expérience »: of no one house. */
export function isAtLarge({ reading: { folded } }: CheckContext, { start, end }: Quantity): boolean {
  return (
    /^ (?:d'(?:experience|anciennete|exercice)|de (?:metier|carriere|pratique|terrain|parcours))(?! (?:chez|dans|au sein d')(?: |')?une? )/.test(
      folded.slice(end, end + 50),
    ) || /\b(?:ans?|annees?)\b[^.;]{0,80}$/.test(folded.slice(Math.max(0, start - 100), start))
  );
}

const titleBehind =
  /^ (?:(?:que j'ai |que j'y ai )?passee?s? |d'experience )?(?:(?:comme|en tant qu[e']|en qualite d[e']|(?:au|a un|a ce|en) poste d[e']) ?(?:une? |l'|la |le )?)?(?!(?:de|du|des|en|au|aux|a|chez|dans|sur|sous|pour|par|avec|sans|et|ou|qui|que|le|la|les|une?|dont|avant|apres|m)\b|d'|l'|[a-z]')([a-z][a-z' -]{3,60})/;
const titleBefore =
  /(?:(?:\b(?:ete|suis|etais|comme|en tant qu[e']|en qualite d[e']|poste d[e']) ?|^\W*|[.;:!?\n] *)(?:une? |l'|la |le )?)([a-z][a-z' -]{3,60}?),? (?:pendant|durant|depuis) (?:(?:plus|pres|moins) (?:de |d')|environ |presque )?(?:une )?$/;

const asTitle = /\b(?:ete|suis|etais|comme|en tant qu[e']|en qualite d[e']|poste d[e']) ?(?:une? |l'|la |le )?/;

/**
 * « quatre ans téléconseiller », « j’ai été chef de rang pendant trois ans »: how long the posts of that title were held.
 * Empty where no title is told, or all jobs have it.
 */
export function postSpans(
  { reading: { folded } }: CheckContext,
  facts: Facts,
  { start, end }: Quantity,
  named: readonly Entry[],
): Span[] {
  const said =
    titleBefore
      .exec(folded.slice(Math.max(0, start - 120), start))?.[1]
      ?.split(asTitle)
      .at(-1) ?? titleBehind.exec(folded.slice(end, end + 90))?.[1];
  if (said === undefined || / puis | ensuite /.test(said)) return [];
  const [head, ...rest] = stemsOf(said.split(/\b(?:chez|dans|au|aux|a|en|et|ou|qui|que|sur|pour|avec)\b/)[0] ?? '');
  const all = facts.entries.filter(({ kind }) => kind === 'job').slice(0, 60);
  const jobs = named.length > 0 ? named : all;
  const posts = jobs.flatMap(postsOf);
  // « aide-conducteur » is no « conducteur ».
  const isNamed = ({ words }: Post) => words.some((word, at) => word === head && !lesser.test(words[at - 1] ?? ''));
  const held = posts.filter(
    (post) => isNamed(post) || post.words.some((word) => word !== head && areSynonyms(word, head ?? '')),
  );
  if (head === undefined || !held.some(isNamed) || held.length === posts.length) return [];
  const count = ({ words }: Post) => rest.filter((word) => words.includes(word)).length;
  const best = Math.max(...held.map(count));
  return durationsOf(held.filter((post) => count(post) === best || best === 0).map(({ job }) => job));
}

const lesser = /^(?:aid|assist|adjoint|demi|apprenti|vice|sous|stagiair|elev|futur)/;

/** A title held, with the time it was: a job, or a part of one. */
type Post = { words: string[]; job: Entry };

function postsOf(job: Entry): Post[] {
  if (job.parts.length === 0) return [{ words: job.title, job }];
  return job.parts.map(({ said, period }) => ({
    words: stemsOf(said),
    job: { ...job, title: stemsOf(said), parts: [], period },
  }));
}
