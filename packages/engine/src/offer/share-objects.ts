import type { Span } from '@coach/contracts/span';
import { foldWord } from '../text/fold-text.ts';
import { isActionNoun } from './duty-verbs.ts';
import type { Phrase } from './phrase.ts';

/** « , », « et », « ou », and the article of what follows. */
const joint = /^\s?(?:,|et|ou|\/|,? puis)\s(?:(?:à |de )?(?:l[’']|la |le |les ))?/u;
/** What an action is done to, behind its name: « des voyageurs », « à la prise des repas ». */
const object = /\s(?:(?:de|du|des)\s|d[’'])\S[^\n]*$/u;

/**
 * Actions that stand before another's object take it: « accueil et information des voyageurs » asks for the reception of
 * travellers, and not for any reception. `others` are the places of what is asked for besides.
 */
export function shareObjects(text: string, phrases: readonly Phrase[], others: readonly Span[]): Phrase[] {
  const shared = [...phrases];
  for (let index = shared.length - 1; index >= 0; index--) {
    const phrase = shared[index] as Phrase;
    if (phrase.words.length !== 1 || !isAction(text, phrase)) continue;
    const next = phrase.end + (joint.exec(text.slice(phrase.end, phrase.end + 16))?.[0].length ?? Number.NaN);
    const behind = [...shared.slice(index + 1).map(spoken), ...others.map((span) => ({ ...span, said: null }))];
    const found = behind.filter(({ start }) => start === next).sort((a, b) => b.end - a.end)[0];
    const said = found && (found.said ?? text.slice(found.start, found.end));
    // « Sauvegarde et plan de reprise »: what a thing is of is no object.
    const tail = said && isActionName(said.split(' ')[0] ?? '') ? object.exec(said)?.[0] : null;
    if (tail) shared[index] = { ...phrase, term: `${phrase.term}${tail}`, words: [...phrase.words, 'object'] };
  }
  return shared;
}

function isAction(text: string, { term, object: from, end, words: [head = ''] }: Phrase): boolean {
  return term === text.slice(from, end).toLowerCase() && isActionName(head);
}

function isActionName(word: string): boolean {
  return isActionNoun(foldWord(word)) || /(?:tion|ment|age)$/.test(word);
}

/** A phrase that took an object says it too: the first of three actions has the object of the last. */
function spoken({ term, object: start, end }: Phrase): Span & { said: string } {
  return { start, end, said: term };
}
