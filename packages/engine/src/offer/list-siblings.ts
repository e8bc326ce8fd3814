import { titleLikeness } from '../cv/sections/judge-part.ts';
import { tokenise } from '../text/tokenise.ts';
import { asksNothing } from './asks-nothing.ts';
import { dutyVerb } from './duty-verbs.ts';
import { endsPhrase, isAdverb, isWord } from './phrase-words.ts';
import type { Sentence } from './sentences.ts';

export type Place = { start: number; end: number };
type Item = Place & { to: string };

/** What parts the items of a list, and what stands around it. */
const parting = /,\s|\s(?:et|ou|puis)\s|\s?\/\s?|[():;.→|]\s?/gu;
/** « , aux », « l’ », « de la » before the thing itself; « aux » and its like are kept to see what is alike. */
const leading =
  /^(?:(?:à |de )?(?:la |l[’'])|les? |des |du |aux? |d[’']|une? |de |(?:vos|nos|leurs?|ses?|son|sa|notre|votre) )/u;

/**
 * What stands in a list among things that are asked for is asked for as well: « (thermoformeuse, operculeuse,
 * encaisseuse) », « aux appels, aux courriels et aux tchats ». `named` are the places already read.
 */
export function listSiblings(text: string, sentence: Sentence, named: readonly Place[]): (Place & { term: string })[] {
  return runsOf(itemsOf(text, sentence)).flatMap((run) => {
    const known = run.map((item) => named.some((one) => one.start < item.end && item.start < one.end));
    const count = known.filter(Boolean).length;
    const isAlike = run.every(({ to }) => to !== '' && to === run[0]?.to);
    if (count < (isAlike ? 1 : 2)) return [];
    return run
      .filter((item, index) => {
        if (known[index] || !(known[index - 1] || known[index + 1] || isAlike)) return false;
        return isThing(text.slice(item.start, item.end));
      })
      .map(({ start, end }) => ({ start, end, term: text.slice(start, end) }));
  });
}

function itemsOf(text: string, { start: from, end: to }: Sentence): (Item & { closes: boolean })[] {
  const whole = text.slice(from, to);
  const items: (Item & { closes: boolean })[] = [];
  let at = 0;
  const push = (end: number, closes: boolean) => {
    const piece = whole.slice(at, end);
    const bare = piece.trimStart();
    const lead = leading.exec(bare)?.[0] ?? '';
    const start = from + at + (piece.length - bare.length) + lead.length;
    const length = bare.slice(lead.length).trimEnd().length;
    items.push({ start, end: start + length, to: /^(?:aux?|à la|à l) ?/u.test(lead) ? 'à' : '', closes });
  };
  for (const match of whole.matchAll(parting)) {
    push(match.index, /[():;.→|]/.test(match[0]));
    at = match.index + match[0].length;
  }
  push(whole.length, true);
  return items;
}

/** Items that stand side by side; a bracket, a colon or a stop ends a run. */
function runsOf(items: readonly (Item & { closes: boolean })[]): Item[][] {
  const runs: Item[][] = [[]];
  for (const item of items) {
    runs.at(-1)?.push(item);
    if (item.closes) runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}

const longest = 3;

/** One to three words that name something, and neither somebody nor when, where or how. */
function isThing(said: string): boolean {
  if (!/^[\p{L}’' -]{4,34}$/u.test(said) || asksNothing(said) || titleLikeness(said) > 0) return false;
  const keys = tokenise(said).map(({ key }) => key);
  const [head = '', ...rest] = keys;
  if (keys.length === 0 || keys.length > longest || head.length < 4) return false;
  if (
    /(?:er|ir|ez|ant|é|ée|és|ées)$/u.test(said.split(' ')[0] ?? '') ||
    dutyVerb(head, 'you') ||
    dutyVerb(head, 'infinitive')
  )
    return false;
  if (
    isAdverb(head) ||
    ['void', 'people', 'thin', 'light', 'tail', 'before', 'idle'].some((kind) => isWord(kind as 'void', head))
  )
    return false;
  return (
    rest.every((key) => (!isWord('tail', key) || /^(?:de|d|du|des|a|en)$/.test(key)) && !endsPhrase(key)) &&
    !vague.test(head)
  );
}

const vague =
  /^(?:autres?|divers\w*|notamment|quotidien\w*|ponctuel\w*|ensemble|semaine|journee|matin|soir|annee|mois|jours?|heures?|equipes?|service|sites?|france|region|clients?|bureau|terrain|reste|besoins?|occasion|moment|niveau|partie|suite|lien|charge|cadre|sein|compte|place|tout\w*|chaque|leur|selon|voire|ainsi|aussi|mise|prise|gestion|oral|ecrit|telephone|national\w*|international\w*|local\w*|cadres?|commercants?|artisans?|francs?|dispo|recommandation|humour|energie|elegan\w*|prudence|cloche|integration|evaluation|creation)$/;
