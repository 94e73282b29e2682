import { AccountFrame } from '../features/account/components/account-frame';
import { Panel } from '../features/account/components/panel';
import { PasswordForm } from '../features/account/components/password-form';
import { SessionList } from '../features/account/components/session-list';
import { copy } from '../features/account/copy';

export const head = { title: copy.account };

/** `/account/security`: the password and the sessions. */
export default function AccountSecurityPage() {
  return (
    <AccountFrame title={copy.sections.security}>
      {(customer) => (
        <>
          <Panel title={copy.sessions.title} lead={copy.sessions.lead}>
            <SessionList customer={customer} />
          </Panel>
          <Panel title={copy.password.title} lead={copy.password.lead}>
            <PasswordForm customer={customer} />
          </Panel>
        </>
      )}
    </AccountFrame>
  );
}
