import { Tabs } from '@afshoreh/ui/tabs';
import { PriceListView } from '../features/prices/components/price-list-view';
import { ProductPrices } from '../features/prices/components/product-prices';
import { copy } from '../features/prices/copy';
import { Screen } from '../layout/screen';
import { useListSearch } from '../list/use-list-search';

export const head = { title: copy.title };

/** Both tabs stay mounted, so that input in the grid survives a look at the rate. */
export default function PricesPage() {
  const { params, change } = useListSearch();
  return (
    <Screen title={copy.title}>
      <Tabs
        label={copy.tabsLabel}
        keepMounted
        value={params.get('tab') === 'list' ? 'list' : 'products'}
        onValueChange={(tab) => change({ tab: tab === 'list' ? tab : null })}
        tabs={[
          { value: 'products', label: copy.tabs.products, content: <ProductPrices /> },
          { value: 'list', label: copy.tabs.list, content: <PriceListView /> },
        ]}
      />
    </Screen>
  );
}
