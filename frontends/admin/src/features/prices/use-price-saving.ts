import { useState } from 'react';
import { useBigChangeQuestion } from '../../form/big-changes';
import { writeFailureOf } from '../../form/failed-write';
import { formatNumber } from '@afshoreh/persian';
import type { Failure } from '@afshoreh/ui';
import { copy } from './copy';
import type { PricedProduct } from './get-priced-products';
import { storedPrices } from './get-stored-prices';
import type { RefusedPrice } from './price-conflicts';
import { isInvalid, priceOf } from './price-edits';
import { useSavePrices } from './save-prices';
import type { usePriceEdits } from './use-price-edits';

/** The prices that were refused while the others were saved. */
export interface RefusedPrices {
  rows: readonly RefusedPrice[];
  /** The products as stored now, by id. */
  stored: ReadonlyMap<number, PricedProduct>;
}

const NONE: RefusedPrices = { rows: [], stored: new Map() };

/**
 * Saves the edits. Invalid prices stop the save, big changes need a confirmation, and a refused row does not stop the
 * others.
 */
export function usePriceSaving({ all, keepSince, settle, drop }: ReturnType<typeof usePriceEdits>) {
  const save = useSavePrices();
  const question = useBigChangeQuestion();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refused, setRefused] = useState(NONE);

  const send = async () => {
    setFailure(null);
    try {
      const { sent, saved, refused: rows } = await save.mutateAsync(all);
      keepSince(sent, saved);
      const products = await storedPrices(rows.filter(({ by }) => by !== null).map(({ id }) => id));
      setRefused({ rows, stored: new Map(products.map((product) => [product.id, product])) });
    } catch (error) {
      setFailure({ title: copy.saveFailed, text: writeFailureOf(error as Error) });
    }
  };
  const forget = (id: number) =>
    setRefused((before) => ({ ...before, rows: before.rows.filter((row) => row.id !== id) }));
  return {
    failure,
    refused,
    bigChangeDialog: question.dialog,
    isSaving: save.isPending,
    /** Called by the save button and by Ctrl+S. */
    start: async () => {
      if (all.length === 0 || save.isPending) return;
      const wrong = all.filter(isInvalid).length;
      const changes = all.map(({ base: { name, price: from }, price = '' }) => ({ name, from, to: priceOf(price) }));
      if (wrong > 0) setFailure({ title: copy.saveFailed, text: copy.wrongPrices(formatNumber(wrong)) });
      else if (await question.confirmChanges(changes)) await send();
    },
    settle: (product: PricedProduct, keepMine: boolean) => {
      settle(product, keepMine);
      forget(product.id);
    },
    drop: (id: number) => {
      drop(id);
      forget(id);
    },
  };
}
