import { useAdminSession } from '@afshoreh/contracts';
import { Link, Navigate, useLocation, useSearchParams } from '@afshoreh/contracts/router';
import { Card } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { LoginForm } from '../features/login/components/login-form';
import { copy } from '../features/login/copy';
import { copy as layoutCopy } from '../layout/copy';
import { addressAfterLogin } from '../session/login-address';

export const head = { title: layoutCopy.panelTitle };

export default function LoginPage() {
  const session = useAdminSession();
  const [params] = useSearchParams();
  const state = useLocation().state as { sessionEnded?: boolean } | null;

  if (session) return <Navigate to={addressAfterLogin(params.get('redirect'))} replace />;
  return (
    <Main id="main" tabIndex={-1}>
      <Sheet>
        <Mark aria-hidden>اف</Mark>
        <h1>{copy.title}</h1>
        <Intro>{copy.intro}</Intro>
        {state?.sessionEnded && <Ended role="status">{copy.sessionEnded}</Ended>}
        <LoginForm />
      </Sheet>
      <Link to="/">{copy.backToSite}</Link>
    </Main>
  );
}

const Main = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  grid-template-columns: minmax(0, 26rem);
  gap: ${space(6)};
  min-block-size: 100dvh;
  padding: ${space(6)} ${space(4)};
  background: ${color('sunken')};
  outline: none;
`;

const Sheet = styled(Card)`
  inline-size: 100%;

  h1 {
    font-size: ${font.xl};
  }
`;

const Mark = styled.div`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  margin-block-end: ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('brand')};
  color: ${color('onBrand')};
  font-size: ${font.lg};
  font-weight: 700;
`;

const Intro = styled.p`
  margin-block-end: ${space(6)};
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const Ended = styled.p`
  margin-block-end: ${space(5)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('infoSoft')};
  color: ${color('info')};
  font-size: ${font.sm};
`;
