import type { ReactNode } from 'react';
import { useQuery } from '@afshoreh/contracts/query';
import styled from 'styled-components';
import { customerQuery, type Customer } from '@afshoreh/api-client';
import { useHydrated } from '@afshoreh/contracts';
import { Navigate, NavLink, useLocation } from '@afshoreh/contracts/router';
import { Loading, NoScriptNotice, Page, Skeleton } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

const SECTIONS = [
  { to: '/account', label: copy.sections.orders },
  { to: '/account/samples', label: copy.sections.samples },
  { to: '/account/profile', label: copy.sections.profile },
  { to: '/account/security', label: copy.sections.security },
  { to: '/account/data', label: copy.sections.data },
];

interface AccountFrameProps {
  title: string;
  lead?: string;
  children: (customer: Customer) => ReactNode;
}

/**
 * The frame of every account page, with links to the others. A visitor who is not logged in goes to `/login` and comes back
 * after it.
 */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const { pathname, search } = useLocation();
  const { data } = useQuery(customerQuery);
  const customer = useHydrated() ? data : undefined;

  if (customer === null) return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  return (
    <Page title={title} lead={lead}>
      <Columns>
        <nav aria-label={copy.account}>
          <Sections>
            {SECTIONS.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </Sections>
        </nav>
        <Content>
          <NoScriptNotice />
          {customer ? children(customer) : <ContentSkeleton />}
        </Content>
      </Columns>
    </Page>
  );
}

export function ContentSkeleton() {
  return (
    <Loading label={copy.loading}>
      <Skeleton height="14rem" />
    </Loading>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${media.lg} {
    grid-template-columns: 14rem minmax(0, 1fr);
    align-items: start;
    gap: ${space(10)};
  }
`;

const Sections = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${space(4)};
    border-radius: ${radius.medium};
    color: ${color('text')};
    font-size: ${font.sm};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: ${color('sunken')};
  }
  a[aria-current='page'] {
    background: ${color('brandSoft')};
    color: ${color('brandText')};
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    a {
      justify-content: center;
      border: 1px solid ${color('line')};
      background: ${color('surface')};
    }
  }
  ${media.lg} {
    display: grid;
  }
  @media (forced-colors: active) {
    a[aria-current='page'] {
      text-decoration: underline;
    }
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;
