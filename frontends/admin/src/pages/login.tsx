import { useAdminSession } from '@afshoreh/contracts';
import { Navigate, useLocation, useSearchParams } from '@afshoreh/contracts/router';
import { Notice } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { LoginForm } from '../features/login/components/login-form';
import { copy } from '../features/login/copy';
import { copy as layoutCopy } from '../layout/copy';
import { SignedOutPage } from '../layout/signed-out-page';
import { addressAfterLogin } from '../session/login-address';

export const head = { title: layoutCopy.panelTitle };

export default function LoginPage() {
  const session = useAdminSession();
  const [params] = useSearchParams();
  const state = useLocation().state as { sessionEnded?: boolean } | null;

  if (session) return <Navigate to={addressAfterLogin(params.get('redirect'))} replace />;
  return (
    <SignedOutPage title={copy.title} intro={copy.intro}>
      {state?.sessionEnded && <Ended tone="info">{copy.sessionEnded}</Ended>}
      <LoginForm />
    </SignedOutPage>
  );
}

const Ended = styled(Notice)`
  margin-block-end: ${space(5)};
`;
