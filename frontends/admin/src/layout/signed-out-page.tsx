import { Link } from '@afshoreh/contracts/router';
import { Card } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './copy';

interface SignedOutPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A page outside the login, such as the login itself and the invitation. */
export function SignedOutPage({ title, intro, children }: SignedOutPageProps) {
  return (
    <Main id="main" tabIndex={-1}>
      <Sheet>
        <Mark aria-hidden>اف</Mark>
        <h1>{title}</h1>
        {intro && <Intro>{intro}</Intro>}
        {children}
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
