import { keptForms } from './same-text.ts';
import { type Path, take } from './schema-forms.ts';

/** What was seen, for the table. */
export class Tally {
  requests = 0;
  pairs = 0;
  taken = 0;
  refused = 0;
  tooOften = 0;
  readBack = 0;
  slowestMs = 0;
  readonly fields = new Set<string>();
  readonly takingFields = new Set<string>();
  readonly broken: string[] = [];
  readonly changed: string[] = [];
  readonly reflected: string[] = [];

  /** One text in one field, and what became of it. */
  count(field: string, status: number): void {
    this.pairs += 1;
    this.fields.add(field);
    if (status < 300) this.takingFields.add(field);
    if (status < 300) this.taken += 1;
    else if (status === 429) this.tooOften += 1;
    else this.refused += 1;
  }

  /** What any answer must be, whatever was sent. */
  see(what: string, response: Pick<Response, 'status' | 'headers'>, text: string, ms: number): void {
    this.requests += 1;
    this.slowestMs = Math.max(this.slowestMs, ms);
    // 501 is the contract’s: no voice is configured here, and the browser’s own takes over.
    const isBroken = response.status === 0 || (response.status >= 500 && response.status !== 501);
    if (isBroken) this.broken.push(`${response.status} ${what}: ${text.slice(0, 160)}`);
    const type = response.headers.get('content-type') ?? '';
    const isPage = /html|svg|xml/i.test(type);
    if ((isPage && hasMarkup(text)) || (text !== '' && response.headers.get('x-content-type-options') !== 'nosniff'))
      this.reflected.push(`${what}: ${type}`);
  }

  /**
   * Compares what is kept with what was sent, where it is found under the same name. What cleaning leaves nothing of may
   * be made up for by another text of the request: an interview without a role is for that of its offer, with a capital.
   */
  compare(what: string, kept: unknown, path: Path, sent: string, all: readonly string[]): void {
    const found = take(kept, path);
    if (typeof found !== 'string') return;
    this.readBack += 1;
    const isEmptied = keptForms(sent).includes('') && sent !== '';
    const forms = (isEmptied ? all : [sent]).flatMap(keptForms);
    if (!forms.includes(found) && !(isEmptied && forms.map(capitalised).includes(found)))
      this.changed.push(`${what}: ${JSON.stringify(sent).slice(0, 60)} → ${JSON.stringify(found).slice(0, 60)}`);
  }
}

function capitalised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1);
}

/** Markup of the hostile list, as a browser would obey it. */
export function hasMarkup(page: string): boolean {
  return /<script>alert|<img src=x|<svg\/onload|<iframe src="javascript|<xss |onfocus=alert\(1\)>|<base href=\/\/x|<h1>fin<\/h1>/i.test(
    page,
  );
}
