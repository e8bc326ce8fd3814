import type { Profile, ProfileUpdate } from '@coach/contracts/features/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { refreshSession } from '../../lib/session.ts';
import { whileRunning } from '../../lib/while-running.ts';

const profileKey = ['profile'] as const;
const readProfile = (signal?: AbortSignal) => request<Profile>('/api/profile', signal ? { signal } : {});
const saveProfile = whileRunning(
  (body: ProfileUpdate) => request<Profile>('/api/profile', { method: 'PUT', body }),
  JSON.stringify,
);

/** The profile; not fetched again while it is being edited, or what is typed would jump. */
export function useProfile(enabled = true) {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => readProfile(signal),
    refetchOnWindowFocus: false,
    enabled,
  });
}

/** Reads what is kept now, whatever is known. */
export function useReadProfileAgain(): () => Promise<Profile> {
  const client = useQueryClient();
  return () => client.fetchQuery({ queryKey: profileKey, queryFn: ({ signal }) => readProfile(signal), staleTime: 0 });
}

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveProfile,
    onSuccess: (profile) => {
      client.setQueryData(profileKey, profile);
      void refreshSession();
    },
  });
}

/** Sends a photo, or removes it with null. */
export function useSavePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File | null) => {
      if (!file) return request<{ avatarUrl: string | null }>('/api/profile/photo', { method: 'DELETE' });
      const formData = new FormData();
      formData.set('file', file);
      return request<{ avatarUrl: string | null }>('/api/profile/photo', { method: 'PUT', formData });
    },
    onSuccess: ({ avatarUrl }) => {
      client.setQueryData<Profile>(profileKey, (known) => known && { ...known, avatarUrl });
      void refreshSession();
    },
  });
}
