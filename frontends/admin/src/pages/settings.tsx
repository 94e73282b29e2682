import { useAdminSession } from '@afshoreh/contracts';
import { useSearchParams } from '@afshoreh/contracts/router';
import { Tabs } from '@afshoreh/ui/tabs';
import { AccountForm } from '../features/settings/components/account-form';
import { HolidaysPanel } from '../features/settings/components/holidays-panel';
import { PasswordForm } from '../features/settings/components/password-form';
import { SiteSettings } from '../features/settings/components/site-settings';
import { copy } from '../features/settings/copy';
import { SessionsPanel } from '../features/sessions/components/sessions-panel';
import { StaffPanel } from '../features/staff/components/staff-panel';
import { Screen } from '../layout/screen';
import { useMay, type Area } from '../session/access';

/** The tabs, and what a role must be allowed to change to see each (D32). */
const TABS = [
  { name: 'password', area: 'account' },
  { name: 'account', area: 'account' },
  { name: 'sessions', area: 'account' },
  { name: 'site', area: 'settings' },
  { name: 'holidays', area: 'settings' },
  { name: 'admins', area: 'admins' },
] as const satisfies { name: string; area: Area }[];

export const head = { title: copy.title };

export default function SettingsPage() {
  const session = useAdminSession();
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const tabs = TABS.filter(({ area }) => may(area, 'write'));
  const open = tabs.find(({ name }) => name === params.get('tab'))?.name ?? 'password';
  const content = {
    password: <PasswordForm />,
    account: session && <AccountForm session={session} />,
    sessions: <SessionsPanel />,
    site: <SiteSettings />,
    holidays: <HolidaysPanel />,
    admins: <StaffPanel />,
  };
  return (
    <Screen title={copy.title}>
      <Tabs
        label={copy.tabsLabel}
        keepMounted
        value={open}
        onValueChange={(tab) => setParams({ tab }, { replace: true })}
        tabs={tabs.map(({ name }) => ({ value: name, label: copy.tabs[name], content: content[name] }))}
      />
    </Screen>
  );
}
