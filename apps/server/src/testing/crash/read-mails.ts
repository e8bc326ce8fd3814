import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The mails that were kept instead of sent, by what was written in them; gathered as they come, for few are kept. */
export function createMailReader(dataDir: string) {
  const folder = path.join(dataDir, 'outbox');
  const read = new Set<string>();
  const copies = new Map<string, number>();
  return {
    async look(): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => each.endsWith('.json') && !read.has(each))) {
        const text = await readFile(path.join(folder, name), 'utf8').catch(() => null);
        if (text === null) continue;
        read.add(name);
        const mark = markOf(JSON.parse(text).text);
        if (mark) copies.set(mark, (copies.get(mark) ?? 0) + 1);
      }
    },
    /** How many mails say this. */
    copiesOf: (mark: string) => copies.get(mark) ?? 0,
    /** How many came beside the one of each message. */
    twice: () => [...copies.values()].reduce((sum, count) => sum + count - 1, 0),
  };
}

/** Ends with a unique id. */
function markOf(text: string): string | undefined {
  return /\S+ \d [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0];
}
