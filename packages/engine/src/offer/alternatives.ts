import { foldText } from '../text/fold-text.ts';
import type { Mention } from './mention.ts';

const alternativeJoin =
  /^[\s)(]{0,3}(?:,? ?(?:et ?\/ ?ou|ou|or)(?: encore| bien)?|\/) ?(?:d'|de l'|de |du |un |une |le |la |l'|a |an |en |au |chez |dans )?(?:une? |l'|la |le )?(?:toute? autre |autre )?(?:\(? ?)$/;
const listJoin = /^ ?(?:,|\/) ?(?:d'un |d'une |d'|un |une )?$/;

/** Mentions joined by « ou », with the commas before it, stand for one demand. */
export function groupAlternatives(text: string, mentions: readonly Mention[]): Mention[][] {
  const groups: Mention[][] = [];
  let run: Mention[] = [];
  let joined = false;
  /** Where the first « ou » of the run stands: before this one of it. */
  let orAt = 0;
  const flush = () => {
    const apart = joined ? aloneBefore(text, run, orAt) : 0;
    groups.push(...run.slice(0, apart).map((mention) => [mention]));
    if (joined || isDiplomaList(text, run)) groups.push(run.slice(apart));
    else groups.push(...run.map((mention) => [mention]));
    run = [];
    joined = false;
  };
  for (const mention of mentions) {
    const last = run.at(-1);
    const between = last ? foldText(text.slice(last.end, mention.start)) : '';
    const isOr =
      last !== undefined &&
      between.length < 24 &&
      (alternativeJoin.test(between) || isLevelRange(last, between, mention) || isExample(last, between, mention)) &&
      comparable(last, mention) &&
      !isOtherWish(last, between, mention);
    const isList = last !== undefined && listJoin.test(between) && comparable(last, mention) && !joined;
    if (last && !isOr && !isList) flush();
    // « Power BI, HFM ou autre outil de consolidation »: the other is of the kind of the last only.
    if (isOr && /\bautre $/.test(between)) {
      run.pop();
      flush();
      run.push(last);
    }
    run.push(mention);
    if (isOr && !joined) orAt = run.length - 1;
    joined ||= isOr;
  }
  flush();
  return groups;
}

/**
 * How many at the head of « tests produits, veille, Power BI ou Tableau » are demands of their own: names and plain words
 * are no choice between one another.
 */
function aloneBefore(text: string, run: readonly Mention[], orAt: number): number {
  const pair = run.slice(orAt - 1, orAt + 1);
  if (!pair.every((mention) => isName(text, mention))) return 0;
  const words = run.slice(0, orAt - 1).filter((mention) => !isName(text, mention));
  const last = words.at(-1);
  return last ? run.indexOf(last) + 1 : 0;
}

/** « Power BI », « SPSS », « R »: written with capitals where no sentence begins. */
function isName(text: string, { kind, start }: Mention): boolean {
  return kind !== 'diploma' && /^\p{Lu}/u.test(text.slice(start, start + 2));
}

/** « DEAES, DEAVS ou expérience de 3 ans »: one of them is enough. */
function isDiplomaList(text: string, run: readonly Mention[]): boolean {
  const last = run.at(-1);
  if (!last || run.length < 2 || run.some(({ kind }) => kind !== 'diploma')) return false;
  return /^[\s),]{0,3}(?:ou|or)\b/.test(text.slice(last.end, last.end + 8));
}

/** « Une étoile, le travail en hauteur ou la pose de carrelage seraient un plus »: any of them, each for itself. */
function isOtherWish(last: Mention, between: string, mention: Mention): boolean {
  if (mention.importance !== 'nice' || last.importance !== 'nice') return false;
  if (mention.kind === 'diploma' && last.kind === 'diploma') return false;
  return /(?:\bou|\/) (?:une? |le |la |les |l'|de la |de l'|du |d'une? )$/.test(between);
}

/** « Bac +2 type BTS Bâtiment », « bac+2 (BTS MS) »: one diploma, told twice. */
function isExample(level: Mention, between: string, example: Mention): boolean {
  if (level.kind !== 'diploma' || example.kind !== 'diploma' || !/^bac ?\+/i.test(level.term)) return false;
  return /^ ?(?:\(|,)? ?(?:(?:de )?(?:type|genre)|comme(?: une?)?|par exemple|ex ?[.:]+|:)? ?$/.test(between);
}

/** « Bac +2 à Bac +5 » */
function isLevelRange(from: Mention, between: string, to: Mention): boolean {
  return from.kind === 'diploma' && to.kind === 'diploma' && /^ ?(?:a|-) ?$/.test(between);
}

function comparable(a: Mention, b: Mention): boolean {
  if (a.kind === 'soft' || b.kind === 'soft') return false;
  return (a.kind === 'diploma') === (b.kind === 'diploma') || a.kind === 'term' || b.kind === 'term';
}
