import type { Term, TermFile, TermForm } from './term.ts';

/** Reads one entry of a data file: « Nom = autre nom; sigle^ > plus large ». */
export function parseTermLine(line: string, file: Pick<TermFile, 'sector' | 'kind'>): Term {
  const [naming = '', broader = ''] = line.split(' > ');
  const [first = '', aliases = ''] = naming.split(' = ');
  const forms = [first, ...splitList(aliases)].map(parseForm);
  return {
    name: (forms[0] as TermForm).text,
    kind: file.kind,
    sector: file.sector,
    forms,
    broader: splitList(broader),
  };
}

function splitList(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function parseForm(written: string): TermForm {
  const text = written.trim();
  let end = text.length;
  let exactCase = false;
  let needsContext = false;
  while (text[end - 1] === '^' || text[end - 1] === '?') {
    if (text[end - 1] === '^') exactCase = true;
    else needsContext = true;
    end--;
  }
  return { text: text.slice(0, end).trim(), exactCase, needsContext };
}
