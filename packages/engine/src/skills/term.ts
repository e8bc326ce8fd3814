export type TermKind = 'skill' | 'soft' | 'diploma' | 'licence' | 'certification' | 'occupation' | 'ignored';

/** One entry of the data files: a canonical name, the other ways of writing it, and what it is a case of. */
export type Term = {
  name: string;
  kind: TermKind;
  /** The file it comes from: « health », « it »… */
  sector: string;
  forms: TermForm[];
  broader: string[];
};

export type TermForm = {
  text: string;
  /** `^` in the data: counts only when written with these very capitals. */
  exactCase: boolean;
  /** `?` in the data: an everyday word, counts only beside another term of its sector. */
  needsContext: boolean;
};

/** A data file: entries « Nom = autre nom; sigle^ > plus large; plus large ». */
export type TermFile = { sector: string; label: string; kind: TermKind; terms: string[] };
