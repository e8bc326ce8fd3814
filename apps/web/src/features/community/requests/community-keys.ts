/** Names of what the server knows, in the query cache. */
export const communityKeys = {
  resources: ['community', 'resources'] as const,
  gatherings: ['community', 'gatherings'] as const,
  messages: ['community', 'messages'] as const,
};

export function meetingPath(id: string, part: 'registration' | 'calendar'): string {
  return `/api/community/meetings/${encodeURIComponent(id)}/${part}`;
}
