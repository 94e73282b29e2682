import { api, pageOf } from '@afshoreh/api-client';
import { queryOptions, useQuery } from '@afshoreh/contracts/query';
import { phoneProblem, plainPhone } from '@afshoreh/persian';
import { useSettled } from '../../../list/use-settled';
import { useMay } from '../../../session/access';

const MOST_ORDERS = 5;

/** The digits in which two spellings of a number agree, with and without the country's code. */
const endOf = (phone: string) => plainPhone(phone)?.replace('+', '').slice(-10) ?? '';

/** What is known of a phone number: earlier orders, the newest first, and accounts. */
const callerQuery = (phone: string, mayReadCustomers: boolean) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'caller', phone, mayReadCustomers],
    queryFn: async ({ signal }) => {
      const call = { params: { query: { q: phone, limit: MOST_ORDERS } }, signal };
      const [orders, customers] = await Promise.all([
        api.GET('/orders', call).then((page) => pageOf(page).items),
        mayReadCustomers ? api.GET('/customers', call).then((page) => pageOf(page).items) : [],
      ]);
      const isSame = (other: string) => endOf(other) === endOf(phone);
      return {
        orders: orders.filter((order) => isSame(order.phone)),
        accounts: customers.filter(({ phoneNumber }) => isSame(phoneNumber)),
      };
    },
    staleTime: 0,
  });

export type KnownCaller = Awaited<ReturnType<NonNullable<ReturnType<typeof callerQuery>['queryFn']>>>;

/** Searches for a number when it is complete and nobody has typed for a moment. */
export function useKnownCaller(typed: string) {
  const mayReadCustomers = useMay()('customers');
  const phone = phoneProblem(typed) === null ? (plainPhone(typed) ?? '') : '';
  const settled = useSettled(phone);
  return useQuery({ ...callerQuery(settled, mayReadCustomers), enabled: settled !== '' && settled === phone });
}
