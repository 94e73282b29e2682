import { customerQuery, logOut } from '@afshoreh/api-client';
import { claimForAccount, forgetAccount, showToast, useHydrated } from '@afshoreh/contracts';
import { Link, type LinkProps } from '@afshoreh/contracts/router';
import { Button, LinkButton } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { useMutation, useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { useEffect } from 'react';
import styled from 'styled-components';

import { copy } from './copy';

/** The way to login and sign-up; for a customer who is logged in, their name and the way out. */
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
      <LinkButton to="/login" replace={replace} variant="secondary">
        {copy.login}
      </LinkButton>
    );
  return (
    <Customer>
      <Link to="/account" replace={replace} title={copy.account}>
        {copy.greeting(customer.fullName)}
      </Link>
      <Button variant="secondary" pending={isPending} onClick={() => endSession()}>
        {copy.logout}
      </Button>
    </Customer>
  );
}

const Customer = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  button {
    flex: none;
  }

  a {
    min-inline-size: 0;
    color: ${color('text')};
    font-size: ${font.sm};
    max-inline-size: 14rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
