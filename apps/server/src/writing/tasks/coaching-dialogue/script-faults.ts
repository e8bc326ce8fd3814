import { figuresOf, strayFigures } from '../../stray-figures.ts';
import type { Doubt } from '../../task.ts';
import { quotationsIn, quoteFinder } from '../quotations.ts';
import type { CoachingDialogueAnswer, CoachingDialogueInput } from './coaching-dialogue-task.ts';

const law =
  /(?<![\p{L}])(?:l[’'])?articles? [LRD]\S*|(?<![\p{L}])(?:code du travail|la loi|légale?(?:s|ment)?|légaux|jurisprudence|décrets?|convention collective|prud[’']?ho\p{L}+|vous avez droit)(?!\p{L})/giu;

type Rules = {
  path: string;
  /** What the script says there. */
  scripted: string;
  text: string;
  /** Where else its figures and quotations may come from. */
  sources: readonly string[];
  mustStay?: readonly string[];
  isLine?: boolean;
  isOver?: boolean;
};

/**
 * Where words leave the script: a figure, a quotation or a word on the law of their own, a figure or a question of the
 * script that is gone, a question when all is over. The other side has heard the scene alone, not what the coach was told.
 */
export function scriptFaults(answer: CoachingDialogueAnswer, input: CoachingDialogueInput): Doubt[] {
  const { before, said, script, remarks, strengths, prepare, state } = input;
  const told = [...before.filter(({ speaker }) => speaker === 'person').map(({ text }) => text), said ?? ''];
  const heard = sceneOf(before, said ?? '');
  const own = before.map(({ text }) => text);
  return [
    ...answer.lines.flatMap(({ number, text }) => {
      const line = script[number - 1];
      if (!line) return [];
      const sources = line.speaker === 'other' ? heard : [...told, ...own];
      const rules = { path: `lines.${number}`, scripted: line.text, text, sources };
      const offered = line.speaker === 'other' ? figuresOf(withoutQuotes(line.text)) : [];
      const mustStay = offered.filter((figure) => !figuresOf(said ?? '').includes(figure));
      return leaving({ ...rules, mustStay, isLine: true, isOver: state === 'ended' });
    }),
    ...answer.remarks.flatMap(worded('remarks', remarks.map(both), told)),
    ...answer.strengths.flatMap(worded('strengths', strengths.map(both), told)),
    ...answer.prepare.flatMap(worded('prepare', prepare, told, true)),
  ];
}

/** From where the other side speaks first; before it, it has heard nothing. */
function sceneOf(before: CoachingDialogueInput['before'], said: string): string[] {
  const start = before.findIndex(({ speaker }) => speaker === 'other');
  return start < 0 ? [] : [...before.slice(start).map(({ text }) => text), said];
}

/** What the other side takes up of the person’s words may be taken up otherwise; what it offers may not. */
function withoutQuotes(text: string): string {
  return quotationsIn(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}

function both({ quote, text }: { quote: string; text: string }): string {
  return `${text} ${quote}`;
}

function worded(list: string, scripted: readonly string[], sources: readonly string[], keepsQuotes = false) {
  return ({ number, text }: { number: number; text: string }): Doubt[] => {
    const from = scripted[number - 1];
    if (from === undefined) return [];
    const path = `${list}.${number}`;
    const has = quoteFinder([text]);
    const lost = keepsQuotes ? quotationsIn(from).filter(({ quote }) => !has(quote)) : [];
    return [
      ...leaving({ path, scripted: from, text, sources }),
      ...lost.map(({ quote }) => whole(path, text, `La citation « ${quote} » doit rester telle quelle.`)),
    ];
  };
}

function leaving({ path, scripted, text, sources, mustStay = [], isLine, isOver }: Rules): Doubt[] {
  const all = [scripted, ...sources];
  const isQuoted = quoteFinder(all);
  const asked = scripted.includes('?');
  const kept = new Set(figuresOf(text));
  const lost = mustStay.filter((figure) => !kept.has(figure));
  const gone = isLine && asked && !text.includes('?');
  const late = isLine && isOver && !asked && text.includes('?');
  return [
    ...strayFigures(text, all).map((found) => ({ path, ...found, reason: 'Ce chiffre ne vient de nulle part.' })),
    ...quotationsIn(text)
      .filter(({ quote }) => !isQuoted(quote))
      .map(({ start, end, quote }) => ({ path, start, end, quote, reason: 'Ces mots n’ont pas été dits.' })),
    ...[...text.matchAll(law)]
      .filter(([quote]) => !scripted.toLowerCase().includes(quote.toLowerCase()))
      .map(({ 0: quote, index }) => ({
        ...{ path, start: index, end: index + quote.length, quote },
        reason: 'Le droit est dit ailleurs, avec sa source.',
      })),
    ...lost.map((figure) => whole(path, text, `Le chiffre ${figure} de la réplique doit rester.`)),
    ...(gone ? [whole(path, text, 'La question de la réplique doit être posée.')] : []),
    ...(late ? [whole(path, text, 'La scène est finie : aucune question.')] : []),
  ];
}

function whole(path: string, text: string, reason: string): Doubt {
  return { path, start: 0, end: text.length, quote: text.slice(0, 80), reason };
}
