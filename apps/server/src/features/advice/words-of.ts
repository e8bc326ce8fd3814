import { loadWords } from '../../ports/engine.ts';

/** A word as it is written, folded; without its plural and feminine; and what its family shares. */
export type Word = { form: string; stem: string; root: string };

export type WordReader = (text: string) => Word[];

/** What reads the words of a text, each once. */
export async function openWordReader(): Promise<WordReader> {
  const { tokenise, stem } = await loadWords();
  return (text) => {
    const forms = new Set(tokenise(text).map(({ key }) => key));
    return [...forms]
      .filter((form) => form.length > 1)
      .map((form) => {
        const stemmed = stem(form);
        return { form, stem: stemmed, root: rootOf(stemmed) };
      });
  };
}

/** Longer ones first: « négociation », « négocier » and « négociez » are one family. */
const endings = [
  ...['ations', 'ation', 'ateur', 'aient', 'ement', 'erait', 'erez'],
  ...['eur', 'ait', 'ent', 'ant', 'ons', 'er', 'ez', 'e', 'i'],
];
const shortestRoot = 5;

function rootOf(stemmed: string): string {
  const ending = endings.find((each) => stemmed.endsWith(each) && stemmed.length - each.length >= shortestRoot);
  return ending ? stemmed.slice(0, -ending.length) : stemmed;
}
