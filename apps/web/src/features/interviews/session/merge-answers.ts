type Side = { questions: readonly { question: string }[]; responses: readonly string[] };

/** The answers in the order of `questions`: a follow-up asked elsewhere moves those behind it. '' where there is none. */
export function alignAnswers({ questions, responses }: Side, onto: Side['questions']): string[] {
  const known = new Map(questions.map(({ question }, index) => [question, responses[index] ?? '']));
  return onto.map(({ question }) => known.get(question) ?? '');
}

export type Merge = {
  responses: string[] /** Places that both sides changed, each to something else. */;
  clashes: number[];
};

/** What was written here (`mine`, on `base`) beside what was saved elsewhere meanwhile: each answer from whoever changed it. */
export function mergeAnswers(base: Side, mine: Side, theirs: Side): Merge {
  const { questions } = theirs;
  const [before, own, other] = [base, mine, theirs].map((side) => alignAnswers(side, questions)) as [
    string[],
    string[],
    string[],
  ];
  const clashes: number[] = [];
  const responses = questions.map((_, index) => {
    const [was, here, there] = [before[index] ?? '', own[index] ?? '', other[index] ?? ''];
    if (here === was || here === there) return there;
    if (there !== was) clashes.push(index);
    return here;
  });
  return { responses, clashes };
}
