import { lazy, Suspense } from 'react';
import { Link } from '@afshoreh/contracts/router';
import type { Customer } from '@afshoreh/api-client';
import { AccountFrame, ContentSkeleton } from '../features/account/components/account-frame';
import { Panel } from '../features/account/components/panel';
import { PasswordForm } from '../features/account/components/password-form';
import { SessionList } from '../features/account/components/session-list';
import { copy } from '../features/account/copy';
import { phoneCopy } from '../features/account/phone-copy';

const PhoneProof = lazy(() => import('../features/account/components/phone-proof'));

export const head = { title: copy.account };

/** `/account/security`: the sessions, the proven phone and the password. */
export default function AccountSecurityPage() {
  return (
    <AccountFrame title={copy.sections.security}>
      {(customer) => (
        <>
          <Panel title={copy.sessions.title} lead={copy.sessions.lead}>
            <SessionList customer={customer} />
          </Panel>
          <Panel title={phoneCopy.title} lead={phoneCopy.lead}>
            <Suspense fallback={<ContentSkeleton />}>
              <PhoneProof key={customer.id} customer={customer} />
            </Suspense>
          </Panel>
          <PasswordPanel customer={customer} />
        </>
      )}
    </AccountFrame>
  );
}

/** The password is used with the e-mail, so a customer without an e-mail adds that first. */
function PasswordPanel({ customer }: { customer: Customer }) {
  const { password: text } = copy;
  if (customer.email === '') {
    return (
      <Panel title={text.first} lead={text.emailNeeded}>
        <Link to="/account/profile">{text.toProfile}</Link>
      </Panel>
    );
  }
  return (
    <Panel
      title={customer.hasPassword ? text.title : text.first}
      lead={customer.hasPassword ? text.lead : text.firstLead}
    >
      <PasswordForm customer={customer} />
    </Panel>
  );
}
