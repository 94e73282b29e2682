import { useQuery } from '@afshoreh/contracts/query';
import { persianDateOf } from '@afshoreh/persian';
import { MissingHolidays } from '../../../calendar/missing-holidays';
import { nextCallsQuery } from '../get-next-calls';
import type { Order } from '../get-orders';

/** Over a list: some of its calls are owed in a year whose holidays nobody has entered yet (D38). */
export function UnknownYears({ orders }: { orders: readonly Order[] }) {
  const { data } = useQuery(nextCallsQuery);
  const owed = orders.flatMap(({ callDueAt }) => (callDueAt ? [persianDateOf(callDueAt).year] : []));
  return <MissingHolidays years={(data?.yearsWithoutTable ?? []).filter((year) => owed.includes(year))} />;
}
