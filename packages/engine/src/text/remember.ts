/** A longer text is seldom asked for again. */
const longest = 200;

/**
 * `read` with its first `most` answers kept for when the same is asked again. For names of the data and of offers; what
 * stands in a CV is not to be kept.
 */
export function remembering<Answer>(read: (name: string) => Answer, most: number): (name: string) => Answer {
  const known = new Map<string, Answer>();
  return (name) => {
    const last = known.get(name);
    if (last !== undefined) return last;
    const answer = read(name);
    if (known.size < most && name.length <= longest) known.set(name, answer);
    return answer;
  };
}
