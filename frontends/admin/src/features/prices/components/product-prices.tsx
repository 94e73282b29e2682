import { showToast } from '@afshoreh/contracts';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { Button, EmptyState, ErrorBox, FormFailure, Loading, SearchField, Skeleton, Stack } from '@afshoreh/ui';
import { useState } from 'react';
import { useUnsaved } from '../../../form/leaving';
import { RestoredNotice } from '../../../form/restored-notice';
import { Filters } from '../../../list/list-results';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { pricedProductsQuery, type PricedProduct } from '../get-priced-products';
import { changedBy, priceOf } from '../price-edits';
import { usePriceEdits } from '../use-price-edits';
import { usePriceSaving } from '../use-price-saving';
import { BigChangesDialog } from './big-changes-dialog';
import { PercentTool } from './percent-tool';
import { PriceConflictsBox } from './price-conflicts-box';
import { PriceGrid } from './price-grid';
import { SaveBar } from './save-bar';
import { SheetPages } from './sheet-pages';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** The prices of all products as a spreadsheet; what is typed outlives the search and the page. */
export function ProductPrices() {
  // Not in the address: a link there would have to ask whether what was typed may be lost.
  const [{ q, page }, setSearch] = useState({ q: '', page: 1 });
  const products = useQuery({ ...pricedProductsQuery({ q: q || undefined, page }), placeholderData: keepPreviousData });
  const readOnly = !useMay()('catalogue', 'write');
  const edits = usePriceEdits();
  const saving = usePriceSaving(edits);
  useUnsaved(edits.all.length > 0, edits.clear);

  const typedOf = (product: PricedProduct) => {
    const typed = edits.edits[product.id]?.price;
    return typed === undefined ? product.price : priceOf(typed);
  };
  const handlePercent = (selected: PricedProduct[], percent: number) =>
    edits.change(
      selected.flatMap((product) => {
        const price = typedOf(product);
        return price === null ? [] : [{ product, price: formatNumber(changedBy(price, percent)) }];
      }),
    );
  const handlePasted = (filled: number, left: number) =>
    showToast({
      tone: left > 0 ? 'error' : 'info',
      title: copy.pasted.some(formatNumber(filled)),
      ...(left > 0 && { description: copy.pasted.tooMany(formatNumber(left)) }),
    });

  return (
    <>
      <Filters>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => setSearch({ q: text, page: 1 })}
        />
      </Filters>
      {edits.isRestored && edits.all.length > 0 && <RestoredNotice onDiscard={edits.clear} />}
      {products.error ? (
        <ErrorBox title={copy.loadFailed} onRetry={() => void products.refetch()} retrying={products.isFetching}>
          {products.error.message}
        </ErrorBox>
      ) : !products.data ? (
        <GridSkeleton />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            saving.start();
          }}
        >
          {products.data.items.length === 0 ? (
            <EmptyState
              title={copy.emptyTitle}
              text={copy.emptyText}
              action={
                <Button variant="secondary" onClick={() => setSearch({ q: '', page: 1 })}>
                  {copy.clearSearch}
                </Button>
              }
            />
          ) : (
            <PriceGrid
              key={`${q} ${page}`}
              products={products.data.items}
              edits={edits.edits}
              readOnly={readOnly}
              onChange={edits.change}
              onUndo={edits.undo}
              onPasted={handlePasted}
            >
              {(selected) =>
                !readOnly && (
                  <PercentTool count={selected.length} onApply={(percent) => handlePercent(selected, percent)} />
                )
              }
            </PriceGrid>
          )}
          <SheetPages page={page} total={products.data.total} onPage={(next) => setSearch({ q, page: next })} />
          <PriceConflictsBox
            conflicts={saving.conflicts}
            products={saving.stored}
            edits={edits.edits}
            onSettle={saving.settle}
          />
          {saving.failure && <FormFailure {...saving.failure} />}
          {edits.all.length > 0 && (
            <SaveBar
              count={edits.all.length}
              canUndo={edits.canUndo}
              onUndo={edits.undo}
              onGiveUp={edits.clear}
              isSaving={saving.isSaving}
            />
          )}
        </form>
      )}
      {saving.big.length > 0 && (
        <BigChangesDialog edits={saving.big} onConfirm={saving.send} onClose={saving.stopAsking} />
      )}
    </>
  );
}

function GridSkeleton() {
  return (
    <Loading>
      <Stack $gap={2}>
        {ROWS.map((row) => (
          <Skeleton key={row} height="3rem" />
        ))}
      </Stack>
    </Loading>
  );
}
