import { useQuery } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { Button, SearchField, SelectField } from '@afshoreh/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { exportCategories, useCategoryBulk, useOrderCategories } from '../features/categories/change-categories';
import { CategoriesTable } from '../features/categories/components/categories-table';
import { CategoryDialog } from '../features/categories/components/category-dialog';
import { DeleteCategoryDialog } from '../features/categories/components/delete-category-dialog';
import { copy } from '../features/categories/copy';
import { moved } from '../features/categories/move-category';
import { categoriesQuery, type Category } from '../get-categories';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { byText, localPage } from '../list/local-page';
import { SavedViews } from '../list/saved-views';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';
import { useMay } from '../session/access';

const SORTS = (['position', 'name'] as const).map((value) => ({ value, label: copy.sorts[value] }));
const KEPT = ['q', 'sort', 'size'];
const textsOf = ({ name, slug }: Category) => [name, slug];
const byName = byText(({ name }: Category) => name);
const countOf = (params: URLSearchParams) => ({
  ...categoriesQuery,
  select: (all: Category[]) =>
    localPage(all, { search: { q: params.get('q') ?? '', page: 1, size: 24 }, textsOf }).total,
});

export const head = { title: copy.title };

export default function CategoriesPage() {
  const search = useListSearch();
  const { params, q, change } = search;
  const isByName = params.get('sort') === 'name';
  const compare = isByName ? byName : undefined;
  const categories = useQuery({ ...categoriesQuery, select: (all) => localPage(all, { search, textsOf, compare }) });
  const all = useQuery(categoriesQuery).data ?? [];
  const opened = useOpened('category');
  const edited = all.find(({ id }) => id === idOf(opened.value));
  const [toDelete, setToDelete] = useState<Category | null>(null);
  const order = useOrderCategories();
  const bulk = useCategoryBulk(categories.data?.found ?? []);
  const mayChange = useMay()('catalogue', 'write');
  const isWhole = q === '' && !isByName;
  const handleMove = (from: number, to: number) => {
    if (order.isPending) return;
    const said = copy.moved(all[from]?.name ?? '', toPersianDigits(to + 1));
    order.mutate({ wanted: moved(all, from, to), undo: { before: all, said } });
  };
  const addButton = mayChange && (
    <Button size="small" onClick={() => opened.open('new')}>
      <Plus />
      {copy.add}
    </Button>
  );

  return (
    <Screen
      title={copy.title}
      views={<SavedViews list="categories" search={search} kept={KEPT} countOf={countOf} />}
      note={isWhole ? copy.intro : copy.orderNote}
      actions={addButton}
    >
      <Filters>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <SelectField
          label={copy.sort}
          labelHidden
          options={SORTS}
          value={isByName ? 'name' : 'position'}
          onChange={({ target }) => change({ sort: target.value === 'name' ? 'name' : null })}
        />
      </Filters>
      <ListResults copy={copy} query={categories} search={search} filtered={q !== ''} firstStep={addButton}>
        {(items) => (
          <CategoriesTable
            rows={items}
            all={all}
            total={categories.data?.total ?? 0}
            search={search}
            stale={order.isPending}
            sort={isByName ? { key: 'name', direction: 'ascending' } : undefined}
            onSort={() => change({ sort: isByName ? null : 'name' })}
            csv={{ fileName: 'categories.csv', fetch: () => exportCategories(q) }}
            bulk={mayChange ? bulk : undefined}
            onMove={isWhole ? handleMove : undefined}
            linkTo={({ id }) => opened.linkTo(id)}
            onDelete={setToDelete}
          />
        )}
      </ListResults>
      {mayChange && (edited || opened.value === 'new') && (
        <CategoryDialog key={opened.value} category={edited} onClose={opened.close} />
      )}
      {toDelete && <DeleteCategoryDialog category={toDelete} onClose={() => setToDelete(null)} />}
    </Screen>
  );
}
