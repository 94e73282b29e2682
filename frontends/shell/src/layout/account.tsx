import { customerQuery, logOut } from '@afshoreh/api-client';
import { claimForAccount, forgetAccount, showToast, useHydrated } from '@afshoreh/contracts';
import { Button, LinkButton } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import styled from 'styled-components';

import { copy } from './copy';

/** The way to login and sign-up; for a customer who is logged in, their name and the way out. */
export function Account() {
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
      <LinkButton to="/login" variant="secondary">
        {copy.login}
      </LinkButton>
    );
  return (
    <Customer>
      <span>{copy.greeting(customer.fullName)}</span>
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

  span {
    min-inline-size: 0;
    color: ${color('muted')};
    font-size: ${font.sm};
    max-inline-size: 14rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
