import { showToast } from '@afshoreh/contracts';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { Button, EmptyState, FormFailure, LinkButton, SearchField, Skeleton, Stack } from '@afshoreh/ui';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useUnsaved } from '../../../form/leaving';
import { RestoredNotice } from '../../../form/restored-notice';
import { QueryLoader } from '../../../layout/query-loader';
import { ToolbarRow } from '../../../list/list-toolbar';
import { PageButtons } from '../../../list/page-buttons';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { pricedProductsQuery, SHEET_ROWS, type PricedProduct } from '../get-priced-products';
import type { RefusedPrice } from '../price-conflicts';
import { changedBy, priceOf } from '../price-edits';
import { usePriceEdits } from '../use-price-edits';
import { usePriceSaving } from '../use-price-saving';
import { PercentSlot, PercentTool } from './percent-tool';
import { PriceConflictsBox } from './price-conflicts-box';
import { PriceGrid } from './price-grid';
import { SaveBar } from './save-bar';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** The prices of all products as a spreadsheet. Unsaved prices stay when the admin searches or opens another page. */
export function ProductPrices() {
  // Search and page are not in the address. Otherwise each change of them would ask whether to discard the unsaved prices.
  const [{ q, page }, setSearch] = useState({ q: '', page: 1 });
  const products = useQuery({ ...pricedProductsQuery({ q: q || undefined, page }), placeholderData: keepPreviousData });
  // The grid renders its tool for the selected prices into this element beside the search, which stays while the grid reloads.
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const readOnly = !useMay()('prices', 'write');
  const edits = usePriceEdits();
  const saving = usePriceSaving(edits);
  useUnsaved(edits.all.length > 0, edits.clear);
  const refusals = useMemo(
    () => new Map(saving.refused.rows.map(({ id, ...row }) => [id, refusalOf(row)])),
    [saving.refused],
  );

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
      <ToolbarRow>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => setSearch({ q: text, page: 1 })}
        />
        {!readOnly && <PercentSlot ref={setTools} />}
      </ToolbarRow>
      {edits.isRestored && edits.all.length > 0 && <RestoredNotice onDiscard={edits.clear} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.start();
        }}
      >
        <PriceConflictsBox refused={saving.refused} edits={edits.edits} onSettle={saving.settle} onDrop={saving.drop} />
        <QueryLoader queries={[products]} failed={copy.loadFailed} skeleton={<GridSkeleton />}>
          {({ items, total }) => (
            <>
              {items.length === 0 ? (
                <NoPrices isSearch={q !== ''} onClear={() => setSearch({ q: '', page: 1 })} />
              ) : (
                <PriceGrid
                  products={items}
                  edits={edits.edits}
                  readOnly={readOnly}
                  refused={refusals}
                  onChange={edits.change}
                  onUndo={edits.undo}
                  onPasted={handlePasted}
                >
                  {(selected) =>
                    !readOnly &&
                    tools &&
                    createPortal(
                      <PercentTool count={selected.length} onApply={(percent) => handlePercent(selected, percent)} />,
                      tools,
                    )
                  }
                </PriceGrid>
              )}
              <PageButtons
                page={page}
                size={SHEET_ROWS}
                total={total}
                onPage={(next) => setSearch({ q, page: next })}
                words={copy.pages}
              />
            </>
          )}
        </QueryLoader>
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
      {saving.bigChangeDialog}
    </>
  );
}

/** Nothing found, or no product at all yet. */
function NoPrices({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  const mayAdd = useMay()('catalogue', 'write');
  if (!isSearch) {
    return (
      <EmptyState
        {...copy.noProducts}
        action={mayAdd && <LinkButton to="/admin/products?product=new">{copy.addProduct}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      title={copy.emptyTitle}
      text={copy.emptyText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {copy.clearSearch}
        </Button>
      }
    />
  );
}

const refusalOf = ({ by, reason }: Pick<RefusedPrice, 'by' | 'reason'>) =>
  by === null ? copy.conflict.refused(reason) : copy.conflict.changed(by);

function GridSkeleton() {
  return (
    <Stack $gap={2}>
      {ROWS.map((row) => (
        <Skeleton key={row} height="3rem" />
      ))}
    </Stack>
  );
}
