import { useQuery } from '@afshoreh/contracts/query';
import { staffSettingsQuery } from '../../staff/settings';

/** The longest reason of the API (openapi.json). */
const LONGEST = 100;

/** Returns the reasons for cancelling an order, from the settings. */
export function useLostReasons(): readonly string[] {
  const { data } = useQuery(staffSettingsQuery);
  const lines = (data?.lostReasons ?? '').split('\n').map((line) => line.trim().slice(0, LONGEST));
  return [...new Set(lines.filter(Boolean))];
}

export const reasonOptions = (reasons: readonly string[]) => reasons.map((value) => ({ value, label: value }));
