/** Names of what the server knows, in the query cache. */
export const letterKeys = {
  all: ['letters'] as const,
  lists: ['letters', 'list'] as const,
  one: (id: string) => ['letters', 'one', id] as const,
};

export function letterPath(id: string): string {
  return `/api/letters/${encodeURIComponent(id)}`;
}
