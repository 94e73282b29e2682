import { customerQuery, logOut } from '@afshoreh/api-client';
import { claimForAccount, forgetAccount, showToast, useHydrated } from '@afshoreh/contracts';
import { Link, type LinkProps } from '@afshoreh/contracts/router';
import { Button, LinkButton } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { useMutation, useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { useEffect } from 'react';
import styled from 'styled-components';

import { copy } from './copy';

/** Links to login and sign-up; for a logged-in customer, their name and a logout button. */
export function Account({ replace }: Pick<LinkProps, 'replace'>) {
  const queryClient = useQueryClient();
  const { data } = useQuery(customerQuery);
  const customer = useHydrated() ? data : undefined;
  useEffect(() => {
    if (data) claimForAccount(data.id);
  }, [data]);
  const { mutate: endSession, isPending } = useMutation({
    mutationFn: () => logOut(queryClient),
    onSuccess: () => {
      forgetAccount();
      showToast({ tone: 'success', title: copy.loggedOut });
    },
    onError: () => showToast({ tone: 'error', title: copy.logoutFailed, description: copy.tryAgain }),
  });

  if (!customer)
    return (
      <LoginLink to="/login" replace={replace} variant="secondary" size="small">
        {copy.login}
      </LoginLink>
    );
  return (
    <Customer>
      <Link to="/account" replace={replace} title={copy.account}>
        {copy.greeting(customer.fullName)}
      </Link>
      <Button variant="secondary" size="small" pending={isPending} onClick={() => endSession()}>
        {copy.logout}
      </Button>
    </Customer>
  );
}

const LoginLink = styled(LinkButton)`
  white-space: nowrap;
`;

const Customer = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  button {
    white-space: nowrap;
  }

  /* Two lines are enough for all but the longest names. */
  a {
    display: -webkit-box;
    min-inline-size: 0;
    max-inline-size: 14rem;
    overflow: hidden;
    color: ${color('text')};
    font-size: ${font.sm};
    line-height: 1.6;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
