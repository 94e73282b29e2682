import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { useRefetch } from '../../resource/use-resource';
import { copy } from './copy';

export type Webhook = ItemOf<'/webhooks'>;
export type Delivery = Schemas['WebhookDelivery'];
export type WebhookEvent = Schemas['WebhookEvent'];

export const EVENTS = Object.keys(copy.events) as WebhookEvent[];

/** The addresses to which the server sends events. Only owners may see them. */
export const webhooks = resource({
  path: '/webhooks',
  key: 'webhooks',
  subject: 'webhook',
  nameOf: ({ url }) => url,
  words: copy,
  clientSide: {},
});

export const webhooksQuery = queryOptions({
  queryKey: ['admin', webhooks.key],
  queryFn: ({ signal }) => api.GET('/webhooks', { signal }).then(dataOf),
  staleTime: 0,
});

/** Deliveries of a page of the log. */
export const LOG_ROWS = 50;

const logKey = (id: number) => ['admin', webhooks.key, id, 'deliveries'];

/** A page of the log, from 1, with all deliveries or only those that were not received. */
export const deliveriesQuery = (id: number, { page, isMissing }: { page: number; isMissing: boolean }) =>
  queryOptions({
    queryKey: [...logKey(id), { page, isMissing }],
    queryFn: ({ signal }) => {
      const query = { page, limit: LOG_ROWS, ...(isMissing && { delivered: false }) };
      return api.GET('/webhooks/{id}/deliveries', { params: { path: { id }, query }, signal }).then(pageOf);
    },
    staleTime: 0,
  });

/** Makes a webhook and returns its secret, which cannot be requested again. */
export function useCreateWebhook() {
  const refetch = useRefetch(webhooks);
  return useMutation({
    mutationFn: (body: Schemas['CreateWebhook']) => api.POST('/webhooks', { body }).then(dataOf),
    onSuccess: () => void refetch(),
  });
}

export function useUpdateWebhook() {
  const refetch = useRefetch(webhooks);
  return useMutation({
    mutationFn: ({
      id,
      ...body
    }: { id: number; version: number } & Schemas['CreateWebhook'] & { isActive?: boolean }) =>
      api.PUT('/webhooks/{id}', { params: { path: { id } }, body }).then(dataOf),
    onSuccess: () => void refetch(),
  });
}

/** Pauses an active webhook, or resumes a paused one. */
export function useSwitchWebhook() {
  const { mutate } = useUpdateWebhook();
  return ({ id, url, events, version, isActive }: Webhook) =>
    mutate(
      { id, url, events, version, isActive: !isActive },
      {
        onSuccess: () => showToast({ tone: 'success', title: isActive ? copy.paused : copy.resumed, description: url }),
        onError: (error) => showToast({ tone: 'error', title: copy.switchFailed, description: writeFailureOf(error) }),
      },
    );
}

/** Gives a webhook a new secret. */
export function useRotateWebhook() {
  const refetch = useRefetch(webhooks);
  return useMutation({
    mutationFn: ({ id, overlapHours }: { id: number; overlapHours: number }) =>
      api.POST('/webhooks/{id}/rotate', { params: { path: { id } }, body: { overlapHours } }).then(dataOf),
    onSuccess: () => void refetch(),
  });
}

export function useDeleteWebhook() {
  const refetch = useRefetch(webhooks);
  return useMutation({
    mutationFn: ({ id }: Webhook) => api.DELETE('/webhooks/{id}', { params: { path: { id } } }).then(dataOf),
    onSuccess: (_nothing, { url }) => showToast({ tone: 'success', title: copy.deleted, description: url }),
    onSettled: () => refetch(),
  });
}

/** The HTTP status of the receiver's response, or the reason why there was no response. */
export function answerOf({ responseStatus, error }: Pick<Delivery, 'responseStatus' | 'error'>): string {
  if (responseStatus !== null) return String(responseStatus);
  return error === null ? '' : (copy.deliveries.errors[error] ?? copy.deliveries.unconnected);
}

/** Sends a test event and shows the result as a toast. */
export function useTestWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Webhook) => api.POST('/webhooks/{id}/test', { params: { path: { id } } }).then(dataOf),
    onSuccess: ({ state, responseStatus, error }) => {
      const description = answerOf({ responseStatus, error });
      if (state === 'delivered') showToast({ tone: 'success', title: copy.tested, description });
      else showToast({ tone: 'error', title: copy.testRefused, description });
    },
    onError: (error) => showToast({ tone: 'error', title: copy.testFailed, description: writeFailureOf(error) }),
    onSettled: (_delivery, _error, { id }) => client.invalidateQueries({ queryKey: logKey(id) }),
  });
}

export function useSendAgain(webhookId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id: deliveryId }: Delivery) =>
      api
        .POST('/webhooks/{id}/deliveries/{deliveryId}/redeliver', { params: { path: { id: webhookId, deliveryId } } })
        .then(dataOf),
    onSuccess: () => showToast({ tone: 'success', title: copy.deliveries.queued }),
    onError: (error) => showToast({ tone: 'error', title: copy.deliveries.failed, description: writeFailureOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: logKey(webhookId) }),
  });
}
