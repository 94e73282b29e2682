import { customerQuery } from '@afshoreh/api-client';
import { useHydrated } from '@afshoreh/contracts';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from '@afshoreh/contracts/router';
import { useQuery } from '@tanstack/react-query';
import { AccountPage } from '../features/login/components/account-page';
import { LoginForm } from '../features/login/components/login-form';
import { Notice } from '../features/login/components/notice';
import { copy } from '../features/login/copy';
import { safeRedirect } from '../features/login/safe-redirect';

const text = copy.login;

/** `/login` (spec §2): leads to `redirect`, when that is a path on this site, else home (D12). */
export default function LoginPage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const { data } = useQuery(customerQuery);
  const customer = useHydrated() ? data : undefined;
  const navigate = useNavigate();
  const redirect = safeRedirect(search.get('redirect'));
  const registered = (location.state as { registered?: string } | null)?.registered;

  if (customer) return <Navigate to={redirect} replace />;
  return (
    <AccountPage title={text.title} lead={text.description}>
      {registered && <Notice tone="success">{text.registered}</Notice>}
      {!registered && redirect === '/cart/checkout' && <Notice tone="info">{text.toCheckout}</Notice>}
      <LoginForm email={registered ?? ''} onLogIn={() => void navigate(redirect, { replace: true })} />
      <p>
        {text.noAccount} <Link to={{ pathname: '/register', search: location.search }}>{text.register}</Link>
      </p>
    </AccountPage>
  );
}
