import { Card } from '@afshoreh/ui';
import { AccountFrame } from '../features/account/components/account-frame';
import { ProfileForm } from '../features/account/components/profile-form';
import { copy } from '../features/account/copy';

export const head = { title: copy.account };

/** `/account/profile`. */
export default function AccountProfilePage() {
  return (
    <AccountFrame title={copy.sections.profile} lead={copy.profile.lead}>
      {(customer) => (
        <Card>
          <ProfileForm key={customer.id} customer={customer} />
        </Card>
      )}
    </AccountFrame>
  );
}
