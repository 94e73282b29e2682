import { api, pageOf } from '@afshoreh/api-client';
import { queryOptions, useQuery } from '@afshoreh/contracts/query';
import { phoneProblem, plainPhone } from '@afshoreh/persian';
import { useSettled } from '../../../list/use-settled';
import { useMay } from '../../../session/access';

const MOST_ORDERS = 5;

/** The last ten digits, which are the same with and without the country code. */
const endOf = (phone: string) => plainPhone(phone)?.replace('+', '').slice(-10) ?? '';

/** The earlier orders (newest first) and the accounts of a phone number. */
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

/** Looks up a number once it is complete and typing has paused. */
export function useKnownCaller(typed: string) {
  const mayReadCustomers = useMay()('customers');
  const phone = phoneProblem(typed) === null ? (plainPhone(typed) ?? '') : '';
  const settled = useSettled(phone);
  return useQuery({ ...callerQuery(settled, mayReadCustomers), enabled: settled !== '' && settled === phone });
}
