import { adminSession, useAdminSession, type AdminSession } from '@afshoreh/contracts';
import { Navigate, Outlet, useLocation } from '@afshoreh/contracts/router';
import { useQuery } from '@afshoreh/contracts/query';
import { Suspense, useEffect, useState } from 'react';
import { leave } from '../form/leaving';
import { NewOrdersProvider } from '../new-orders/new-orders';
import { useEndOfSessionNotice } from '../session/end-of-session';
import { adminQuery } from '../session/get-admin';
import { useRoleChanges } from '../session/role-changes';
import { useLogOut } from '../session/log-out';
import { loginAddress } from '../session/login-address';
import { AdminLayout } from './admin-layout';
import { RenewSession } from './renew-session';
import { RoleGate } from './role-gate';
import { ScreenBoundary } from './screen-boundary';
import { ScreenSkeleton } from './screen-skeleton';
import { usePrefetchScreens } from './use-prefetch-screens';

/** Everything behind the login. Without a session, or when the server refuses it, the login takes over (spec §4, §6). */
export default function AdminArea() {
  const session = useAdminSession();
  const location = useLocation();
  const logOut = useLogOut();
  const [hadSession] = useState(() => adminSession.get() !== null);

  if (session) {
    // Another account, logged in from another tab, begins anew.
    return (
      <VerifiedArea
        key={session.admin.username}
        session={session}
        loggingOut={logOut.isPending}
        onLogOut={() => leave(() => logOut.mutate())}
      />
    );
  }
  // Whoever left on purpose has nothing to come back to.
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
    // A session that could not be verified ends (spec §4), unless another tab has logged in meanwhile.
    if (isError && adminSession.get()?.token === session.token) adminSession.clear();
  }, [isError, session.token]);
  useRoleChanges();
  usePrefetchScreens();
  useEndOfSessionNotice(session, isSuccess);
  return (
    <AdminLayout admin={session.admin} {...logOut}>
      {/* Until the token is verified no screen runs, so that none asks for data with a dead one. */}
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
