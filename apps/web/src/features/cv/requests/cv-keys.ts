/** Names of what the server knows, in the query cache. */
export const cvKeys = {
  document: (id: string) => ['cv', 'document', id] as const,
  documents: () => ['cv', 'documents'] as const,
  analysis: (id: string) => ['cv', 'analysis', id] as const,
  analyses: () => ['cv', 'analyses'] as const,
};
