/** Writes one line to standard output. */
export function say(line = '') {
  process.stdout.write(`${line}\n`);
}
