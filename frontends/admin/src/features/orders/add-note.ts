import { api, dataOf } from '@afshoreh/api-client';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import * as z from 'zod/mini';
import { copy } from './copy';
import { orderQuery } from './get-order';

const words = copy.staff;

/** The limits are those of the API (openapi.json). */
export const noteSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, words.noteMissing), z.maxLength(2000, words.noteTooLong)),
});

interface NewNote {
  text: string;
  signal: AbortSignal;
}

/** Adds a staff note. A failure is shown beside the form. */
export function useAddNote(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ text, signal }: NewNote) =>
      api.POST('/orders/{id}/notes', { params: { path: { id } }, body: { text }, signal }).then(dataOf),
    onSuccess: (order) => queryClient.setQueryData(orderQuery(id).queryKey, order),
  });
}
