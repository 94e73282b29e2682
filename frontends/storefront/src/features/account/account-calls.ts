import { useEffect } from 'react';
import { queryOptions, useQueryClient, type QueryClient } from '@afshoreh/contracts/query';
import {
  api,
  ApiError,
  dataOf,
  pageOf,
  reasonOf,
  setCustomer,
  type Customer,
  type Schemas,
} from '@afshoreh/api-client';
import { forgetAccount } from '@afshoreh/contracts';
import type { Failure } from '@afshoreh/ui';
import { copy as siteCopy } from '../../copy';
import type { DeleteAccountValues, ProfileValues } from './account-schemas';

export type MyOrder = Schemas['PlacedOrder'];

export const ORDERS_PER_PAGE = 10;

/**
 * The key contains the customer's id, so that the next customer at this browser never sees the data; every visit fetches it
 * again.
 */
export const mine = (customer: Customer, ...rest: (string | number)[]) => ({
  queryKey: ['account', customer.id, ...rest],
  staleTime: 0,
});

/** One page of the customer's orders, newest first. */
export const myOrdersQuery = (customer: Customer, page: number) =>
  queryOptions({
    ...mine(customer, 'orders', page),
    queryFn: ({ signal }) =>
      api.GET('/account/orders', { params: { query: { page, limit: ORDERS_PER_PAGE } }, signal }).then(pageOf),
  });

export type MyQuote = Schemas['AccountQuote'];

/** The newest quotes of all orders: as many as the API gives at once. */
export const myQuotesQuery = (customer: Customer) =>
  queryOptions({
    ...mine(customer, 'quotes'),
    queryFn: ({ signal }) => api.GET('/account/quotes', { params: { query: { limit: 100 } }, signal }).then(dataOf),
  });

/** Cancels an order, and refetches the data of the account, so that every list shows it as cancelled. */
export function useCancelOrder(): (order: MyOrder) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ id }) => {
    dataOf(await api.POST('/account/orders/{id}/cancel', { params: { path: { id } } }));
    await queryClient.invalidateQueries({ queryKey: ['account'] });
  };
}

/** The customer's sessions, latest login first. */
export const mySessionsQuery = (customer: Customer) =>
  queryOptions({
    ...mine(customer, 'sessions'),
    queryFn: ({ signal }) => api.GET('/account/sessions', { signal }).then(dataOf),
  });

/** Saves the profile and updates the customer that the whole site shows. */
export function useSaveProfile(): (values: ProfileValues) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ currentPassword, ...profile }) => {
    const body = { ...profile, ...(currentPassword && { currentPassword }) };
    setCustomer(queryClient, dataOf(await api.PUT('/account/profile', { body })));
  };
}

/** Ends one session; without an id, every session except this one. */
export async function endSessions(id?: string): Promise<void> {
  dataOf(
    id === undefined
      ? await api.DELETE('/account/sessions')
      : await api.DELETE('/account/sessions/{id}', { params: { path: { id } } }),
  );
}

/** All stored data of the account, as the text of a JSON file. */
export async function exportedData(): Promise<string> {
  return JSON.stringify(dataOf(await api.GET('/account/export')), null, 2);
}

/** Deletes the account and forgets the customer in this browser. */
export function useDeleteAccount(): (values: DeleteAccountValues) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ currentPassword }) => {
    dataOf(await api.DELETE('/account', { body: { currentPassword } }));
    forgetAccount();
    queryClient.removeQueries({ queryKey: ['account'] });
    setCustomer(queryClient, null);
  };
}

/** When a call fails because the session has ended, this marks the visitor as logged out, so that the page asks for a login. */
function noticeSessionEnd(queryClient: QueryClient, error: unknown): void {
  if (error instanceof ApiError && error.code === 'auth.login_required') setCustomer(queryClient, null);
}

/** Calls {@link noticeSessionEnd} with the error of a query or mutation. */
export function useSessionEnd(error: unknown): void {
  const queryClient = useQueryClient();
  useEffect(() => noticeSessionEnd(queryClient, error), [error, queryClient]);
}

/** The message of a form that could not be sent; it also calls {@link noticeSessionEnd}. */
export function useFormFailure(title: string): (error: Error) => Failure {
  const queryClient = useQueryClient();
  return (error) => {
    noticeSessionEnd(queryClient, error);
    return { title, text: reasonOf(error) ?? siteCopy.tryAgain };
  };
}
