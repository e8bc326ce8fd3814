/** A block of the head, without the lines that are not known. */
export function Lines({ lines }: { lines: readonly (string | null)[] }) {
  const known = lines.filter((line) => line !== null && line !== '');
  return known.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address do not move
    <p key={index} className="break-words">
      {line}
    </p>
  ));
}
