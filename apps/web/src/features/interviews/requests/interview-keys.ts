/** Names of what the server knows, in the query cache. */
export const interviewKeys = {
  lists: ['interviews', 'list'] as const,
  one: (id: string) => ['interviews', 'one', id] as const,
  speech: ['interviews', 'speech'] as const,
};

export function interviewPath(id: string): string {
  return `/api/interview-sessions/${encodeURIComponent(id)}`;
}
