import { ApiError } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { useLocation } from '@afshoreh/contracts/router';
import { ErrorBox, LinkButton, Loading, SkeletonLines, Stack } from '@afshoreh/ui';
import { InvitationForm } from '../features/invitation/components/invitation-form';
import { copy } from '../features/invitation/copy';
import { invitedAdminQuery } from '../features/invitation/invited-admin';
import { SignedOutPage } from '../layout/signed-out-page';
import { copy as sessionCopy } from '../session/copy';

export const head = { title: copy.invitation };

/** The page of a one-time link. The token is in the fragment, because browsers do not send fragments to servers. */
export default function InvitationPage() {
  const token = useLocation().hash.slice(1);
  const { data: holder, error, isFetching, refetch } = useQuery({ ...invitedAdminQuery(token), enabled: token !== '' });
  if (holder) {
    const { isInvitation, displayName, role } = holder;
    return (
      <SignedOutPage
        title={isInvitation ? copy.invitation : copy.recovery}
        intro={isInvitation ? copy.invitationText(sessionCopy.roles[role]) : copy.recoveryText(displayName)}
      >
        <InvitationForm key={token} token={token} holder={holder} />
      </SignedOutPage>
    );
  }
  const isRefused = token === '' || (error instanceof ApiError && error.status < 500);
  return (
    <SignedOutPage title={isRefused ? copy.invalid : copy.invitation}>
      {isRefused ? (
        <Stack $gap={4}>
          <p role="alert">{error?.message ?? copy.noToken}</p>
          <LinkButton to="/admin/login" variant="secondary">
            {copy.toLogin}
          </LinkButton>
        </Stack>
      ) : error ? (
        <ErrorBox title={copy.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Loading>
          <SkeletonLines lines={6} />
        </Loading>
      )}
    </SignedOutPage>
  );
}
