import { adminSession, useAdminSession, type AdminSession } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { Navigate, Outlet, useLocation } from '@afshoreh/contracts/router';
import { Loading, Skeleton, Stack, EmptyState, LinkButton } from '@afshoreh/ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { confirmLeaving } from '../form/leaving';
import { NewOrdersProvider } from '../new-orders/new-orders';
import { useEndOfSessionNotice } from '../session/end-of-session';
import { adminQuery } from '../session/get-admin';
import { useRoleChanges } from '../session/role-changes';
import { useLogOut } from '../session/log-out';
import { loginAddress } from '../session/login-address';
import { AdminLayout } from './admin-layout';
import { RenewSession } from './renew-session';
import { ScreenBoundary } from './screen-boundary';
import { copy } from './copy';
import { loadAllScreens } from './screen-code';
import { useAdmin, useMay } from '../session/access';
import { copy as sessionCopy } from '../session/copy';
import { sectionOf } from './sections';

/** Everything behind the login. The login is shown when there is no session or the server refuses it. */
export default function AdminArea() {
  const session = useAdminSession();
  const location = useLocation();
  const logOut = useLogOut();
  const [hadSession] = useState(() => adminSession.get() !== null);

  if (session) {
    // After a login to another account from another tab, everything is mounted again.
    return (
      <VerifiedArea
        key={session.admin.username}
        session={session}
        loggingOut={logOut.isPending}
        onLogOut={() => confirmLeaving(() => logOut.mutate())}
      />
    );
  }
  // An admin who logged out deliberately does not return to this screen after the next login.
  if (!logOut.isIdle) return <Navigate to="/admin/login" replace />;
  return <Navigate to={loginAddress(location)} state={{ sessionEnded: hadSession }} replace />;
}

interface VerifiedAreaProps {
  session: AdminSession;
  loggingOut: boolean;
  onLogOut: () => void;
}

function VerifiedArea({ session, ...logOut }: VerifiedAreaProps) {
  const { data, isSuccess, isError } = useQuery(adminQuery(session));
  useEffect(() => {
    // The session ends when it cannot be verified, unless another tab has logged in meanwhile.
    if (isError && adminSession.get()?.token === session.token) adminSession.clear();
  }, [isError, session.token]);
  useRoleChanges();
  usePrefetchScreens();
  useEndOfSessionNotice(session, isSuccess);
  return (
    <AdminLayout admin={session.admin} {...logOut}>
      {/* No screen is mounted before the token is verified, so that none requests data with an expired one. */}
      {isSuccess ? (
        <NewOrdersProvider account={session.admin.username} enabled={data.access?.orders !== 'none'}>
          <ScreenBoundary>
            <Suspense fallback={<ScreenSkeleton />}>
              <RoleGate>
                <Outlet />
              </RoleGate>
            </Suspense>
          </ScreenBoundary>
          <RenewSession admin={session.admin} />
        </NewOrdersProvider>
      ) : (
        <ScreenSkeleton />
      )}
    </AdminLayout>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];

/** The skeleton of a list screen, shown while its code loads or the session is verified. */
function ScreenSkeleton() {
  return (
    <Loading label={copy.loading}>
      <Stack $gap={5}>
        <Skeleton width="12rem" height="2.5rem" />
        <Skeleton height="3rem" />
        <Stack $gap={2}>
          {ROWS.map((row) => (
            <Skeleton key={row} height="3.5rem" />
          ))}
        </Stack>
      </Stack>
    </Loading>
  );
}

/** Prefetching waits, so that the first screen loads first. */
const DELAY_MS = 1500;

/** Loads the code of every screen soon after the login. Later screens then open at once, also without a connection. */
function usePrefetchScreens(): void {
  useEffect(() => {
    const timer = setTimeout(loadAllScreens, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * Shows a message in place of a screen that the role may not read. The screen is not mounted, so it requests no data.
 */
function RoleGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const section = sectionOf(pathname);
  const may = useMay();
  const admin = useAdmin();
  const isOpen = section && (may(section.area) || section.alsoOpen?.(new URLSearchParams(search)));
  if (!section || !admin || isOpen) return children;
  return (
    <EmptyState
      level={1}
      title={copy.notForRole(section.title)}
      text={copy.notForRoleText(sessionCopy.roles[admin.role])}
      action={<LinkButton to="/admin">{copy.toDashboard}</LinkButton>}
    />
  );
}
