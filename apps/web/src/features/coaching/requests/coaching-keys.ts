/** Names of what the server knows, in the query cache. */
export const coachingKeys = {
  scenarios: ['coaching', 'scenarios'] as const,
  lists: ['coaching', 'list'] as const,
  one: (id: string) => ['coaching', 'one', id] as const,
  requests: ['coaching', 'requests'] as const,
};

export function coachingPath(id: string, part = ''): string {
  return `/api/coaching/sessions/${encodeURIComponent(id)}${part}`;
}
