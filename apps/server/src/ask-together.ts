/** Who asked, and how to answer. */
type Question<Key, Answer> = { key: Key; resolve(answer: Answer | undefined): void; reject(reason: unknown): void };

type Line<Key, Answer> = { waiting: Question<Key, Answer>[]; underWay: number; isDue: boolean };

const mostKeys = 500;
/** Those who ask meanwhile go together in the next. */
const mostUnderWay = 2;

/**
 * Has the questions of one moment answered by one query: many people at once cost little more than one. Nothing is
 * remembered, and no question is answered by a query sent before it was asked: what another process changed a moment ago
 * is seen. What `load` throws is thrown to all who asked. `of` is what each asks, such as the database.
 */
export function askTogether<Of extends object, Key, Answer>(load: (of: Of, keys: Key[]) => Promise<Map<Key, Answer>>) {
  const lines = new WeakMap<Of, Line<Key, Answer>>();

  async function answer(of: Of, questions: Question<Key, Answer>[]): Promise<void> {
    try {
      const answers = await load(of, [...new Set(questions.map(({ key }) => key))]);
      for (const { key, resolve } of questions) resolve(answers.get(key));
    } catch (error) {
      for (const { reject } of questions) reject(error);
    }
  }

  function send(of: Of, line: Line<Key, Answer>): void {
    line.isDue = false;
    while (line.waiting.length > 0 && line.underWay < mostUnderWay) {
      line.underWay += 1;
      void answer(of, line.waiting.splice(0, mostKeys)).then(() => {
        line.underWay -= 1;
        send(of, line);
      });
    }
  }

  return (of: Of, key: Key): Promise<Answer | undefined> =>
    new Promise((resolve, reject) => {
      const line = lines.get(of) ?? { waiting: [], underWay: 0, isDue: false };
      lines.set(of, line);
      line.waiting.push({ key, resolve, reject });
      if (line.isDue || line.underWay === mostUnderWay) return;
      line.isDue = true;
      setImmediate(send, of, line);
    });
}
