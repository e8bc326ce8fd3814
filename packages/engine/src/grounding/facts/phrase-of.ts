import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { isSmallWord } from '../words/small-words.ts';

/** The stems of the telling words of a phrase. */
export function phraseOf(written: string): string[] {
  return tokenise(written)
    .filter(({ key }) => !isSmallWord(key))
    .map(({ key }) => stem(key));
}
