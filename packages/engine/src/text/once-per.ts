/**
 * What is worked out of an object once, however many texts are checked against it, and gone with it: nothing of a person
 * stays behind.
 */
export function oncePer<Source extends object, Result>(work: (source: Source) => Result): (source: Source) => Result {
  const known = new WeakMap<Source, { result: Result }>();
  return (source) => {
    let done = known.get(source);
    if (!done) {
      done = { result: work(source) };
      known.set(source, done);
    }
    return done.result;
  };
}
