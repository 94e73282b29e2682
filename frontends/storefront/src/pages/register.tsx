import { Link, useLocation, useNavigate, useSearchParams } from '@afshoreh/contracts/router';
import { VisitorsOnly } from '../components/visitors-only';
import { AccountPage } from '../features/login/components/account-page';
import { RegisterForm } from '../features/login/components/register-form';
import { copy } from '../features/login/copy';
import { safeRedirect } from '../features/login/safe-redirect';

const text = copy.register;

export const head = { title: text.title, description: text.description };

/** `/register`: a new customer logs in next, and then continues to the page they came for. */
export default function RegisterPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useSearchParams()[0].get('redirect');
  const login = { pathname: '/login', search };

  function handleRegister(email: string) {
    void navigate(login, { state: { registered: email } });
  }

  return (
    <VisitorsOnly to={asked && safeRedirect(asked)}>
      <AccountPage title={text.title} lead={text.description}>
        <RegisterForm onRegister={handleRegister} />
        <p>
          {text.haveAccount} <Link to={login}>{text.login}</Link>
        </p>
      </AccountPage>
    </VisitorsOnly>
  );
}
