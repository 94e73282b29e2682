import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation } from '@afshoreh/contracts/query';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { useRefetch } from '../../resource/use-resource';
import { copy } from './copy';

export type ApiKey = ItemOf<'/admin/api-keys'>;
export type Scope = Schemas['Scope'];

export const SCOPES = Object.keys(copy.scopes) as Scope[];

/** The keys of programs, which only owners may see. */
export const apiKeys = resource({
  path: '/admin/api-keys',
  key: 'api-keys',
  subject: 'api_key',
  nameOf: ({ name }) => name,
  words: copy,
  clientSide: {},
});

export const apiKeysQuery = queryOptions({
  queryKey: ['admin', apiKeys.key],
  queryFn: ({ signal }) => api.GET('/admin/api-keys', { signal }).then(dataOf),
  staleTime: 0,
});

/** The names of the frontends that the site has. */
export const remotesQuery = queryOptions({
  queryKey: ['admin', 'releases', 'remotes'],
  queryFn: async ({ signal }) =>
    dataOf(await api.GET('/admin/releases', { signal })).remotes.map(({ remote }) => remote),
});

/** Makes a key and returns its secret, which cannot be requested again. */
export function useCreateKey() {
  const refetch = useRefetch(apiKeys);
  return useMutation({
    mutationFn: (body: Schemas['CreateApiKey']) => api.POST('/admin/api-keys', { body }).then(dataOf),
    onSuccess: () => void refetch(),
  });
}

/** Gives a key a new secret. */
export function useRotateKey() {
  const refetch = useRefetch(apiKeys);
  return useMutation({
    mutationFn: ({ id, overlapHours }: { id: number; overlapHours: number }) =>
      api.POST('/admin/api-keys/{id}/rotate', { params: { path: { id } }, body: { overlapHours } }).then(dataOf),
    onSuccess: () => void refetch(),
  });
}

export function useRevokeKey() {
  const refetch = useRefetch(apiKeys);
  return useMutation({
    mutationFn: ({ id }: ApiKey) => api.DELETE('/admin/api-keys/{id}', { params: { path: { id } } }).then(dataOf),
    onSuccess: (_nothing, { name }) => showToast({ tone: 'success', title: copy.revoked, description: name }),
    onSettled: () => refetch(),
  });
}
