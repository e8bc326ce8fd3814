/** Names of what the server knows, in the query cache. */
export const advisorKeys = {
  plans: ['advisor', 'plans'] as const,
  plan: (id: string) => ['advisor', 'plan', id] as const,
  suggestions: ['advisor', 'suggestions'] as const,
};

export function planPath(id: string): string {
  return `/api/career-plans/${encodeURIComponent(id)}`;
}
