import { foldText } from '../text/fold-text.ts';
import { isFirstName } from '../text/known-names.ts';
import { findNames } from './find-names.ts';
import type { Sentence } from './sentences.ts';
import type { OfferLine } from './split-offer.ts';

const namesTools =
  /\b(?:logiciels?|outils?|erp|crm|progiciels?|dans|sur|via|sous|avec|plateforme|environnement)\b[^,;.]{0,14}$/;

/** « Pratique de Marco Web »: a tool may be called like a person. */
const isUsed = /\b(?:pratique|maitrise|utilisation|connaissance|logiciels?|outils?|progiciels?)(?: de| du| d'|) ?$/;

/** Words written like names; among the duties only where a tool may stand: after « dans », in brackets. */
export function namesOf(text: string, line: OfferLine, sentence: Sentence): { start: number; end: number }[] {
  if (line.part === 'header') return [];
  const names = findNames(text, sentence).filter(
    ({ start, end }) =>
      !isFirstName(text.slice(start, end).split(' ')[0] as string) ||
      isUsed.test(foldText(text.slice(Math.max(sentence.start, start - 24), start))),
  );
  if (line.part === 'profile' || line.part === 'nice')
    return names.filter(({ start }) => !isSchool(text, sentence, start) && !isCounted(text, start));
  return names.filter(({ start, end }) => {
    const before = foldText(text.slice(Math.max(sentence.start, start - 30), start));
    if (isCounted(text, start)) return false;
    const written = text.slice(start, end);
    if (
      /^\p{Lu}{2,8}(?: \p{Lu}{2,8})*(?: \d{3,5})?$|^\p{Lu}{2,8}-\d{1,4}$|\p{Ll}\p{Lu}/u.test(written) ||
      isListedInBrackets(text, sentence, start)
    )
      return line.part === 'missions';
    return line.part === 'missions' && namesTools.test(before);
  });
}

/** « (1 PO, 5 devs) »: who is in the team. */
function isCounted(text: string, start: number): boolean {
  return /(?:^|[\s(,])(?:\d{1,2}|une?|deux|trois|quatre) $/u.test(text.slice(Math.max(0, start - 8), start));
}

/** « de formation ingénieur (INSA, ENSAM…) », « Bac +2 commercial (BTS NDRC, MCO) »: schools and courses in brackets are examples. */
function isSchool(text: string, { start: from }: Sentence, at: number): boolean {
  const before = text.slice(from, at);
  const open = before.lastIndexOf('(');
  return (
    open > before.lastIndexOf(')') &&
    (/(?:ingénieur\S*|écoles?|formation|universit\S*|de commerce)\s*$/iu.test(before.slice(0, open)) ||
      /^\((?:type )?(?:BTSA?|DUT|BUT|master|licence)\s/iu.test(before.slice(open)) ||
      /(?<!\p{L})(?:bac ?\+ ?\d|master|licence)(?: \d)?(?: [\p{L}’'-]+){0,6} ?$/iu.test(before.slice(0, open)))
  );
}

/** « (Instagram, TikTok, Pinterest) » */
function isListedInBrackets(text: string, { start: from }: Sentence, at: number): boolean {
  const before = text.slice(from, at);
  return /[(,/]\s?$/.test(before) && before.lastIndexOf('(') > before.lastIndexOf(')');
}
