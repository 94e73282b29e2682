import { Card, Stack } from '@afshoreh/ui';
import { AccountFrame } from '../features/account/components/account-frame';
import { companyFormCopy } from '../features/account/company-copy';
import { CompanyForm } from '../features/account/components/company-form';
import { Panel } from '../features/account/components/panel';
import { ProfileForm } from '../features/account/components/profile-form';
import { copy } from '../features/account/copy';

export const head = { title: copy.account };

export default function AccountProfilePage() {
  return (
    <AccountFrame title={copy.sections.profile} lead={copy.profile.lead}>
      {(customer) => (
        <Stack>
          <Card>
            <ProfileForm key={customer.id} customer={customer} />
          </Card>
          <Panel title={companyFormCopy.title} lead={companyFormCopy.lead}>
            <CompanyForm key={customer.id} customer={customer} />
          </Panel>
        </Stack>
      )}
    </AccountFrame>
  );
}
