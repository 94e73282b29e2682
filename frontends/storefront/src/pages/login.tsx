import { useState } from 'react';
import { Link, useLocation, useSearchParams } from '@afshoreh/contracts/router';
import { Notice } from '@afshoreh/ui';
import { VisitorsOnly } from '../components/visitors-only';
import { AccountPage } from '../features/login/components/account-page';
import { LoginForm } from '../features/login/components/login-form';
import { copy } from '../features/login/copy';
import { safeRedirect } from '../features/login/safe-redirect';

const text = copy.login;

export const head = { title: text.title, description: text.headDescription };

/**
 * `/login`: after a login the page goes to `redirect` when that is a path on this site, else home. A customer who is already
 * logged in goes to the account, or to `redirect`.
 */
export default function LoginPage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const [loggedIn, setLoggedIn] = useState(false);
  const asked = search.get('redirect');
  const redirect = safeRedirect(asked);
  const registered = (location.state as { registered?: string } | null)?.registered;

  return (
    <VisitorsOnly to={asked === null && !loggedIn ? null : redirect}>
      <AccountPage title={text.title} lead={redirect.startsWith('/account') ? text.toAccount : text.description}>
        {registered && <Notice tone="success">{text.registered}</Notice>}
        {!registered && redirect === '/cart/checkout' && <Notice tone="info">{text.toCheckout}</Notice>}
        <LoginForm email={registered ?? ''} onLogIn={() => setLoggedIn(true)} />
        <p>
          {text.noAccount} <Link to={{ pathname: '/register', search: location.search }}>{text.register}</Link>
        </p>
      </AccountPage>
    </VisitorsOnly>
  );
}
