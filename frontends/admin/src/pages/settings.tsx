import { useSearchParams } from '@afshoreh/contracts/router';
import { Tabs } from '@afshoreh/ui/tabs';
import { useState, type ReactNode } from 'react';
import { ApiKeysPanel } from '../features/api-keys/components/api-keys-panel';
import { SessionsPanel } from '../features/sessions/components/sessions-panel';
import { AccountForm } from '../features/settings/components/account-form';
import { HolidaysPanel } from '../features/settings/components/holidays-panel';
import { PasswordForm } from '../features/settings/components/password-form';
import { SiteSettings } from '../features/settings/components/site-form';
import { copy } from '../features/settings/copy';
import { StaffPanel } from '../features/staff/components/staff-panel';
import { WebhooksPanel } from '../features/webhooks/components/webhooks-panel';
import { Screen } from '../layout/screen';
import { useMay, type Area } from '../session/access';

/** The tabs, each with the area that a role must be allowed to change to see it. */
const TABS = [
  { name: 'password', area: 'account', Content: PasswordForm },
  { name: 'account', area: 'account', Content: AccountForm },
  { name: 'sessions', area: 'account', Content: SessionsPanel },
  { name: 'site', area: 'settings', Content: SiteSettings },
  { name: 'holidays', area: 'settings', Content: HolidaysPanel },
  { name: 'admins', area: 'admins', Content: StaffPanel },
  { name: 'apiKeys', area: 'apiKeys', Content: ApiKeysPanel },
  { name: 'webhooks', area: 'webhooks', Content: WebhooksPanel },
] as const satisfies { name: string; area: Area; Content: () => ReactNode }[];

export const head = { title: copy.title };

export default function SettingsPage() {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const tabs = TABS.filter(({ area }) => may(area, 'write'));
  const open = tabs.find(({ name }) => name === params.get('tab'))?.name ?? 'password';
  // A tab loads its data when it is opened, and then stays mounted, so that its input survives a change of tabs.
  const [visited, setVisited] = useState<readonly string[]>([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  return (
    <Screen title={copy.title}>
      <Tabs
        label={copy.tabsLabel}
        keepMounted
        value={open}
        onValueChange={(tab) => setParams({ tab }, { replace: true })}
        tabs={tabs.map(({ name, Content }) => ({
          value: name,
          label: copy.tabs[name],
          content: visited.includes(name) && <Content />,
        }))}
      />
    </Screen>
  );
}
