import { api, dataOf } from '@afshoreh/api-client';
import { showToast, type AdminSession } from '@afshoreh/contracts';
import { queryOptions, useQuery } from '@afshoreh/contracts/query';
import { useEffect } from 'react';
import { copy } from './copy';
import { offerRenewal } from './renewal';

const MINUTE_MS = 60_000;
/** A session ends 12 hours after its login, even when it is in use. */
const LONGEST_MS = 12 * 60 * MINUTE_MS;
const NOTICE_MS = 5 * MINUTE_MS;

/**
 * Returns the time in milliseconds at which the session of this token began. It is requested once, because every
 * request extends the session.
 */
const beginQuery = ({ token }: AdminSession) =>
  queryOptions({
    queryKey: ['admin', 'session', 'begin', token],
    queryFn: async ({ signal }) => {
      const sessions = dataOf(await api.GET('/admin/sessions', { signal }));
      const own = sessions.find(({ current }) => current);
      return own ? Date.parse(own.createdAt) : null;
    },
    staleTime: Infinity,
  });

/**
 * Shows a notice five minutes before the session ends. It offers to log in again, so that the work is not interrupted.
 */
export function useEndOfSessionNotice(session: AdminSession, isVerified: boolean): void {
  const { data: begin } = useQuery({ ...beginQuery(session), enabled: isVerified });
  useEffect(() => {
    if (!begin) return undefined;
    const wait = begin + LONGEST_MS - NOTICE_MS - Date.now();
    const timer = setTimeout(() => {
      showToast({
        tone: 'info',
        title: copy.endsSoon,
        description: copy.endsSoonText,
        persistent: true,
        action: { label: copy.renew, onClick: offerRenewal },
      });
    }, wait);
    return () => clearTimeout(timer);
  }, [begin]);
}
