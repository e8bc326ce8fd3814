import type { Span } from '@coach/contracts/span';
import { namesPlaceKind } from '../../cv/sections/judge-part.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import { lazily } from '../../text/lazily.ts';
import { remembering } from '../../text/remember.ts';
import { stem } from '../../text/stem.ts';
import type { CvReading } from '../context.ts';
import { findTogether } from '../find-phrase.ts';
import type { Place } from '../place-of.ts';
import { meaningfulStems, placesByRoot } from '../word-index.ts';
import { bareItems } from './bare-items.ts';
import { commonRoots } from './common-roots.ts';
import { isHalfBracketed } from './half-bracketed.ts';
import { peopleLike } from './people-groups.ts';
import { sameWords } from './same-words.ts';
import { isSameTask, taskHeads } from './task-heads.ts';
import { wordRoot } from './word-root.ts';

/** Words that say a thing in another form stand closer than its very words may. */
const reach = 5;
/** A shorter root is in too many words. */
const shortestAlone = 5;

/** A name of this length says by itself most of what its phrase does: « prospection », « positionnement ». */
const longHead = 8;

/** « Transmission des informations », « positionnement des apprenants à l’entrée »: the first word is the thing. */
function saysMost(head: string, object: string, count: number): boolean {
  if (taskHeads(head) || commonRoots().has(head)) return false;
  // « Rondes techniques »: what every trade is said of adds nothing.
  if (count === 2) return head.length >= 4 && commonRoots().has(object);
  return head.length >= longHead;
}

/** « Formation » says nothing of a person’s studies, and what is done where people are trained. */
function trainingHead(term: string): string[] {
  return /^formation (?:de|d['’]|des|aux?)/iu.test(term) ? [wordRoot('formation')] : [];
}

/** « Prise en charge de la douleur » says but « douleur »: everyone takes care of somebody. */
const takenCareOf = /^prise en charge (?=d)/iu;

/** Things that a list of duties names for many reasons: « qualité, sécurité, équipe ». */
const vague = lazily(
  () =>
    new Set(
      'qualité sécurité projet réunion service entreprise document matériel groupe poste travail activité risque'
        .split(' ')
        .map((word) => wordRoot(stem(foldText(word)))),
    ),
);

export type LooseFind = { span: Span; factor: number };

/**
 * Where the CV says a term in other forms of its words (« encadrés » for « encadrement »), under a neighbouring name of
 * the task (« suivi des prestataires » for « pilotage des prestataires »), without the name of the task, or without the
 * particulars of a long phrase.
 */
export function findLoosely(
  cv: CvReading,
  term: string,
  placeOf: (span: Span) => Place,
  isUnknown: boolean,
): LooseFind[] {
  const { words, live } = cv;
  const byRoot = placesByRoot(words);
  const roots = [...new Set([...trainingHead(term), ...meaningfulStems(term.replace(takenCareOf, '')).map(wordRoot)])];
  const [head, object] = roots;
  if (!head) return [];
  if (!object) return head.length < shortestAlone ? [] : alone(head, 0.8);
  const places = roots.map((root) => byRoot.get(root) ?? []);
  const tries = [
    () => together(places, 0.85),
    () => underOtherTask(places.slice(1), 0.85),
    () => (roots.length > 2 ? together(places.slice(1), 0.75) : []),
    () => (roots.length > 2 && !commonRoots().has(object) ? together(places.slice(0, 2), 0.7) : []),
    () => (roots.length > 2 && !commonRoots().has(object) ? underOtherTask(places.slice(1, 2), 0.7) : []),
    () => (isUnknown && saysMost(head, object, roots.length) ? alone(head, 0.6) : []),
    () => (taskHeads(head) && object.length > shortestAlone && !commonRoots().has(object) ? alone(object, 0.6) : []),
  ];
  tries.push(
    ...forPeople(),
    () => bare(),
    () =>
      roots.length === 3 && !commonRoots().has(roots[2] as string)
        ? together([places[0] as number[], places[2] as number[]], 0.65)
        : [],
    () => (roots.length === 2 && !taskHeads(head) && isOfTrade(cv, object) ? alone(head, 0.65) : []),
    inOtherWords,
  );
  // « Hôtel des Remparts » tells nothing of « négociation avec les hôteliers »; « en institut d’études » is where one worked.
  const houses = namesPlaceKind(term) ? [] : housesOf(cv);
  const isOfHouse = ({ span }: LooseFind) => houses.some(({ start, end }) => span.start >= start && span.start < end);
  for (const attempt of tries) {
    const found = attempt().filter((each) => !isOfHouse(each));
    if (found.length > 0) return found;
  }
  return [];

  /** « Formation des équipes » by « formé quatre apprentis », « financement des acquéreurs » by « dossiers de financement ». */
  function forPeople(): (() => LooseFind[])[] {
    const whom = roots.slice(1).filter((root) => peopleLike(root));
    const rest = roots.filter((root) => !whom.includes(root));
    if (whom.length === 0) return [];
    const alike = [...(peopleLike(whom[0] as string) ?? [])]
      .flatMap((root) => byRoot.get(root) ?? [])
      .sort((a, b) => a - b);
    const others = rest.slice(1).map((root) => byRoot.get(root) ?? []);
    const [only] = rest;
    return [
      () => together([places[0] ?? [], ...others, alike], 0.8),
      () => underOtherTask([...others, alike], 0.75),
      () =>
        rest.length > 1 && rest.some((root) => !commonRoots().has(root))
          ? together(
              places.filter((_, at) => rest.includes(roots[at] as string)),
              0.7,
            )
          : [],
      () =>
        rest.length === 1 && only && !taskHeads(only) && !commonRoots().has(only) && only.length > shortestAlone
          ? alone(only, 0.65)
          : [],
    ];
  }

  /** « Commandes » in a list of duties for « passation de commandes », « implantation » for « implantation des postes ». */
  function bare(): LooseFind[] {
    const telling = roots.filter((root) => !commonRoots().has(root));
    const said = taskHeads(head as string)
      ? roots.length === 2
        ? object
        : null
      : telling.length === 1
        ? telling[0]
        : null;
    if (!said || vague().has(said)) return [];
    return (bareItems(cv).get(said) ?? []).map((span) => ({ span, factor: 0.65 }));
  }

  /** « Suivi des prestataires » for « pilotage des prestataires »: the task comes first, or « contrôleur de gestion » would manage. */
  function underOtherTask(others: number[][], factor: number): LooseFind[] {
    const same = tasksOn(object as string);
    const starts = new Set(same.map((position) => words.tokens[position]?.start));
    return together([same, ...others], factor).filter(({ span }) => starts.has(span.start));
  }

  /** Where tasks stand that are the same once done to this. */
  function tasksOn(what: string): number[] {
    const same = [...(taskHeads(head as string) ?? [])].filter((root) => isSameTask(head as string, root, what));
    return same.flatMap((root) => byRoot.get(root) ?? []).sort((a, b) => a - b);
  }

  /** « Vente à bord de tickets » for « vente de titres », in a job and within one item, each word told by its own. */
  function inOtherWords(): LooseFind[] {
    if (roots.length > 3) return [];
    const each = roots.map((root, at) => {
      const alike = [...sameWords(root), ...(peopleLike(root) ?? []), ...(at === 0 ? (taskHeads(root) ?? []) : [])];
      return [...new Set([root, ...alike])].flatMap((one) => byRoot.get(one) ?? []).sort((a, b) => a - b);
    });
    return together(each, 0.6).filter(
      ({ span }) =>
        placeOf(span) === 'job' &&
        !live.slice(span.start, span.end).includes(',') &&
        meaningfulStems(live.slice(span.start, span.end)).length >= roots.length,
    );
  }

  /** One word stands for the thing only where it was done. */
  function alone(root: string, factor: number): LooseFind[] {
    return (byRoot.get(root) ?? []).slice(0, 50).flatMap((position) => {
      const token = words.tokens[position];
      return token &&
        placeOf(token) === 'job' &&
        !isSomebody(live, token) &&
        !isTrade(live.slice(token.start, token.end))
        ? [{ span: { start: token.start, end: token.end }, factor }]
        : [];
    });
  }

  function together(each: number[][], factor: number): LooseFind[] {
    const spans = findTogether(words, live, each, reach);
    return spans
      .filter(({ start, end }) => {
        const said = live.slice(start, end);
        return !/[.!?;:]\s|\n\s*[^\p{Ll}]/u.test(said) && !isHalfBracketed(said);
      })
      .map((span) => ({ span, factor }));
  }
}

const known = new WeakMap<CvReading['cv'], readonly Span[]>();

function housesOf({ cv }: CvReading): readonly Span[] {
  const read = known.get(cv) ?? cv.experiences.flatMap((_, index) => cv.spans[`experiences.${index}.company`] ?? []);
  known.set(cv, read);
  return read;
}

/** « Veille juridique » is « veille » where a jurist speaks: what the trade's own name says needs no saying. */
function isOfTrade({ cv, jobs }: CvReading, root: string): boolean {
  if (root.length < shortestAlone || commonRoots().has(root)) return false;
  const titles = [cv.title, ...jobs.map(({ experience }) => experience.title)].slice(0, 12);
  return titles.some((title) =>
    meaningfulStems(title ?? '').some((word) => word.slice(0, shortestAlone) === root.slice(0, shortestAlone)),
  );
}

/** « Carreleur », the reader’s own job, proves no « accompagnement d’un apprenti carreleur ». */
const isTrade = remembering((word) => findTerms(word).some(({ kind }) => kind === 'occupation'), 2_000);

/** « Lien avec la retoucheuse »: somebody else’s trade. */
function isSomebody(live: string, { start, end }: Span): boolean {
  if (!/(?:eur|euse|trice|ière?)s?$/u.test(live.slice(start, end))) return false;
  return /(?:^|[^\p{L}])(?:l[ae]s?|l[’']|aux?|avec|pour|chez|des|du)\s?$/u.test(
    live.slice(Math.max(0, start - 6), start),
  );
}
