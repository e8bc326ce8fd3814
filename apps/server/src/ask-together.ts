/** Who asked, and how to answer. */
type Question<Key, Answer> = { key: Key; resolve(answer: Answer | undefined): void; reject(reason: unknown): void };

const mostAtOnce = 500;

/**
 * Has the questions of one turn of the event loop answered by one query: many people at once cost little more than one.
 * Nothing is remembered, and no question is answered by a query sent before it was asked: what another process changed a
 * moment ago is seen. What `load` throws is thrown to all who asked. `of` is what each asks, such as the database.
 */
export function askTogether<Of extends object, Key, Answer>(load: (of: Of, keys: Key[]) => Promise<Map<Key, Answer>>) {
  const asked = new WeakMap<Of, Question<Key, Answer>[]>();

  async function answer(of: Of, questions: Question<Key, Answer>[]): Promise<void> {
    try {
      const answers = await load(of, [...new Set(questions.map(({ key }) => key))]);
      for (const { key, resolve } of questions) resolve(answers.get(key));
    } catch (error) {
      for (const { reject } of questions) reject(error);
    }
  }

  return (of: Of, key: Key): Promise<Answer | undefined> =>
    new Promise((resolve, reject) => {
      const others = asked.get(of);
      if (others && others.length < mostAtOnce) return void others.push({ key, resolve, reject });
      const questions = [{ key, resolve, reject }];
      asked.set(of, questions);
      setImmediate(() => {
        if (asked.get(of) === questions) asked.delete(of);
        void answer(of, questions);
      });
    });
}
