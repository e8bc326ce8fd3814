/** `call`, but asked again for the same thing before it has answered, it answers once for both: a double click is one request. */
export function whileRunning<Input, Output>(
  call: (input: Input) => Promise<Output>,
  nameOf: (input: Input) => unknown = (input) => input,
): (input: Input) => Promise<Output> {
  const running = new Map<unknown, Promise<Output>>();
  return (input) => {
    const name = nameOf(input);
    const known = running.get(name);
    if (known !== undefined) return known;
    const started = call(input).finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
}
