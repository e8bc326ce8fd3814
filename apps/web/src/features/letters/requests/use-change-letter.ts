import type { LetterDetail, PatchLetterRequest } from '@coach/contracts/features/letters';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { letterKeys, letterPath } from './letter-keys.ts';

type Change = PatchLetterRequest & { id: string };

/** Changes a letter; changes go out one after the other, so that each is made on what the one before it left. */
export function useChangeLetter() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: letterKeys.all.join() },
    // Without a network a change is refused at once, and said so, rather than left waiting.
    networkMode: 'always',
    mutationFn: ({ id, ...body }: Change) => request<LetterDetail>(letterPath(id), { method: 'PATCH', body }),
    onMutate: ({ id }) => client.cancelQueries({ queryKey: letterKeys.one(id) }),
    onSuccess: (letter) => {
      client.setQueryData(letterKeys.one(letter.id), letter);
      void client.invalidateQueries({ queryKey: letterKeys.lists });
    },
  });
}
