import { customerQuery, logOut } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { color, radius, space } from '@afshoreh/ui/theme';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import styled, { css } from 'styled-components';

import { copy } from './copy';

/** The way to login and sign-up; for a customer who is logged in, their name and the way out. */
export function Account() {
  const queryClient = useQueryClient();
  const { data: customer } = useQuery(customerQuery);
  const { mutate: endSession, isPending } = useMutation({
    mutationFn: () => logOut(queryClient),
    onSuccess: () => showToast({ tone: 'success', title: copy.loggedOut }),
    onError: () => showToast({ tone: 'error', title: copy.logoutFailed, description: copy.tryAgain }),
  });

  if (!customer) return <LoginLink to="/login">{copy.login}</LoginLink>;
  return (
    <Customer>
      <span>{copy.greeting(customer.fullName)}</span>
      <LogoutButton type="button" disabled={isPending} onClick={() => endSession()}>
        {copy.logout}
      </LogoutButton>
    </Customer>
  );
}

const button = css`
  display: inline-grid;
  place-items: center;
  min-block-size: ${space(11)};
  padding-inline: ${space(4)};
  border: 1px solid ${color('brand')};
  border-radius: ${radius.md};
  background: transparent;
  color: ${color('brandText')};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color('brandSoft')};
  }
`;

const LoginLink = styled(Link)`
  ${button}
`;

const LogoutButton = styled.button`
  ${button}
`;

const Customer = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  span {
    max-inline-size: 14rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
