import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useSearchParams } from '@afshoreh/contracts/router';
import { Button, Loading, Notice, Skeleton } from '@afshoreh/ui';
import { VisitorsOnly } from '../components/visitors-only';
import { AccountPage } from '../features/login/components/account-page';
import { LoginForm } from '../features/login/components/login-form';
import { copy } from '../features/login/copy';
import { safeRedirect } from '../features/login/safe-redirect';

const text = copy.login;
/** A first visit has no bytes left for the second form. */
const PhoneLogin = lazy(() => import('../features/login/components/phone-login'));

export const head = { title: text.title, description: text.headDescription };

/**
 * `/login`: after a login the page goes to `redirect` when that is a path on this site, else home. A customer who is already
 * logged in goes to the account, or to `redirect`.
 */
export default function LoginPage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const [loggedIn, setLoggedIn] = useState(false);
  const state = location.state as { registered?: string; byPhone?: boolean } | null;
  const [byPhone, setByPhone] = useState(state?.byPhone ?? false);
  const asked = search.get('redirect');
  const redirect = safeRedirect(asked);
  const registered = state?.registered;

  return (
    <VisitorsOnly to={asked === null && !loggedIn ? null : redirect}>
      <AccountPage title={text.title} lead={byPhone ? text.byPhoneLead : leadTo(redirect)}>
        {registered && <Notice tone="success">{text.registered}</Notice>}
        {!registered && redirect === '/cart/checkout' && <Notice tone="info">{text.toCheckout}</Notice>}
        {/* Hidden and not removed, so that the input is still there after a look at the other form. */}
        <div hidden={byPhone}>
          <LoginForm email={registered ?? ''} onLogIn={() => setLoggedIn(true)} />
        </div>
        {byPhone && (
          <Suspense fallback={<PhoneLoginSkeleton />}>
            <PhoneLogin onLogIn={() => setLoggedIn(true)} />
          </Suspense>
        )}
        <Button variant="secondary" fullWidth onClick={() => setByPhone(!byPhone)}>
          {byPhone ? text.byPassword : text.byPhone}
        </Button>
        {!byPhone && (
          <p>
            {text.noAccount} <Link to={{ pathname: '/register', search: location.search }}>{text.register}</Link>
          </p>
        )}
      </AccountPage>
    </VisitorsOnly>
  );
}

const leadTo = (redirect: string) => (redirect.startsWith('/account') ? text.toAccount : text.description);

function PhoneLoginSkeleton() {
  return (
    <Loading label={text.byPhoneLoading}>
      <Skeleton height="9rem" />
    </Loading>
  );
}
