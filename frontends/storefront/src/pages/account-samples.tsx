import { useSearchParams } from '@afshoreh/contracts/router';
import { AccountFrame } from '../features/account/components/account-frame';
import { SampleList } from '../features/account/components/sample-list';
import { copy } from '../features/account/copy';
import { samplesCopy } from '../features/account/samples-copy';
import { pageNumberOf } from '../page-number';

export { SampleState } from '../components/sample-state/sample-state';

export const head = { title: copy.account };

/** `/account/samples?page=`. */
export default function AccountSamplesPage() {
  const [search] = useSearchParams();
  return (
    <AccountFrame title={copy.sections.samples} lead={samplesCopy.lead}>
      {(customer) => <SampleList customer={customer} page={pageNumberOf(search)} />}
    </AccountFrame>
  );
}
