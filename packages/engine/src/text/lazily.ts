/**
 * What `make` gives, made when it is first asked for and kept: a table or a pattern of a module costs nothing where it is
 * only loaded. `make` is to depend on nothing that changes.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let isMade = false;
  let value: Value;
  return () => {
    if (!isMade) {
      value = make();
      isMade = true;
    }
    return value;
  };
}
