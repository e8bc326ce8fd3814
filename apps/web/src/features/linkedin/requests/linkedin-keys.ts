/** Names of what the server knows, in the query cache. */
export const linkedinKeys = {
  all: ['linkedin'] as const,
  history: () => ['linkedin', 'history'] as const,
  analysis: (id: string) => ['linkedin', 'analysis', id] as const,
};

export function analysisPath(id: string): string {
  return `/api/linkedin-analyses/${encodeURIComponent(id)}`;
}
