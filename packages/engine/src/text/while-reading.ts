/** What is remembered at most of each kind of answer: a long text has no end of different lines. */
const most = 20_000;

const memories: Map<string, unknown>[] = [];
let depth = 0;

/**
 * Does `work` and lets what `once` wraps remember its answers until the end of it: the same line is asked the same by
 * many rules. Nothing of a CV or an offer stays behind, not even when `work` throws. Works of one reading may nest.
 */
export function whileReading<Answer>(work: () => Answer): Answer {
  depth++;
  try {
    return work();
  } finally {
    depth--;
    if (depth === 0) for (const memory of memories) if (memory.size > 0) memory.clear();
  }
}

/** What is remembered during a reading, emptied with the others at the end of it. */
export function readingMemory<Answer>(): Map<string, Answer> {
  const memory = new Map<string, Answer>();
  memories.push(memory);
  return memory;
}

/** Remembers an answer where a reading is under way. */
export function keep<Answer>(memory: Map<string, Answer>, name: string, answer: Answer): void {
  if (depth > 0 && memory.size < most) memory.set(name, answer);
}

/** `read`, asked once for each text during a reading, and every time outside of one. Its answers are not to be changed. */
export function once<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const memory = readingMemory<Answer>();
  return (text) => {
    if (depth === 0) return read(text);
    const last = memory.get(text);
    if (last !== undefined) return last;
    const answer = read(text);
    if (memory.size < most) memory.set(text, answer);
    return answer;
  };
}
