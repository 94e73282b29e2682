import { useAdminSession } from '@afshoreh/contracts';
import { useSearchParams } from '@afshoreh/contracts/router';
import { Tabs } from '@afshoreh/ui/tabs';
import { AccountForm } from '../features/settings/components/account-form';
import { PasswordForm } from '../features/settings/components/password-form';
import { SiteSettings } from '../features/settings/components/site-settings';
import { copy } from '../features/settings/copy';
import { Screen } from '../layout/screen';

const TAB_NAMES = ['password', 'account', 'site'] as const;

export const head = { title: copy.title };

export default function SettingsPage() {
  const session = useAdminSession();
  const [params, setParams] = useSearchParams();
  const open = TAB_NAMES.find((name) => name === params.get('tab')) ?? 'password';
  const content = {
    password: <PasswordForm />,
    account: session && <AccountForm session={session} />,
    site: <SiteSettings />,
  };
  return (
    <Screen title={copy.title}>
      <Tabs
        label={copy.tabsLabel}
        keepMounted
        value={open}
        onValueChange={(tab) => setParams({ tab }, { replace: true })}
        tabs={TAB_NAMES.map((name) => ({ value: name, label: copy.tabs[name], content: content[name] }))}
      />
    </Screen>
  );
}
