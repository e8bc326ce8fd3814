import { withoutThoughts } from './find-json.ts';

const deepest = 32;

/**
 * What an answer that is still being written already says: complete values, the text begun last, and nothing of a name
 * or a figure that may go on. Undefined before its first brace.
 */
export function readPartialJson(text: string): unknown {
  const told = withoutThoughts(text);
  const start = told.indexOf('{');
  return start < 0 ? undefined : new Reader(told, start).value(0);
}

class Reader {
  readonly #text: string;
  #at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  /** Undefined for what is not there yet, and for what is no JSON. */
  value(depth: number): unknown {
    this.#skipSpace();
    const next = this.#text[this.#at];
    if (next === '"') return this.#string()?.text;
    if (next === '{' && depth < deepest) return this.#object(depth);
    if (next === '[' && depth < deepest) return this.#array(depth);
    return this.#word();
  }

  #object(depth: number): Record<string, unknown> {
    const fields: [string, unknown][] = [];
    this.#at += 1;
    while (this.#skipTo('"', '}')) {
      const name = this.#string();
      if (!name?.whole || !this.#skipTo(':')) break;
      this.#at += 1;
      const value = this.value(depth + 1);
      if (value === undefined) break;
      fields.push([name.text, value]);
      if (!this.#goesOn('}')) break;
    }
    return Object.fromEntries(fields);
  }

  #array(depth: number): unknown[] {
    const values: unknown[] = [];
    this.#at += 1;
    for (;;) {
      this.#skipSpace();
      if (this.#text[this.#at] === ']') break;
      const value = this.value(depth + 1);
      if (value === undefined) return values;
      values.push(value);
      if (!this.#goesOn(']')) return values;
    }
    this.#at += 1;
    return values;
  }

  /** Whether another member follows; behind the closing mark where none does. */
  #goesOn(closing: string): boolean {
    this.#skipSpace();
    const next = this.#text[this.#at];
    if (next === ',' || next === closing) this.#at += 1;
    return next === ',';
  }

  #skipTo(wanted: string, closing?: string): boolean {
    this.#skipSpace();
    const next = this.#text[this.#at];
    if (next === closing && closing) this.#at += 1;
    return next === wanted;
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #string(): { text: string; whole: boolean } | null {
    const rest = /"([^"\\]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\]*)*)("?)/y;
    rest.lastIndex = this.#at;
    const match = rest.exec(this.#text);
    if (!match) return null;
    this.#at = rest.lastIndex;
    return { text: unescaped(match[1] ?? ''), whole: match[2] === '"' };
  }

  /** A figure, `true`, `false`, `null`: whole only where something follows. */
  #word(): unknown {
    const rest = /[-+.\w]+(?=[\s,\]}])/y;
    rest.lastIndex = this.#at;
    const match = rest.exec(this.#text);
    if (!match) return undefined;
    this.#at = rest.lastIndex;
    try {
      return JSON.parse(match[0]);
    } catch {
      return undefined;
    }
  }
}

/** Half of a pair that is still to come is left out. */
function unescaped(inside: string): string {
  // Line breaks as they are, which JSON does not allow and models write.
  const allowed = inside.replaceAll(/\p{Cc}/gu, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return (JSON.parse(`"${allowed}"`) as string).replace(/[\ud800-\udbff]$/, '');
}
