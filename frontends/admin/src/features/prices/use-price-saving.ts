import { useState } from 'react';
import { writeFailureOf } from '../../form/failed-write';
import { forgetUnsaved } from '../../form/leaving';
import { formatNumber } from '@afshoreh/persian';
import type { Failure } from '@afshoreh/ui';
import { copy } from './copy';
import type { PricedProduct } from './get-priced-products';
import { storedPrices } from './get-stored-prices';
import { conflictsOf, goneIn, type PriceConflict } from './price-conflicts';
import { isBig, isWrong } from './price-edits';
import { useSavePrices } from './save-prices';
import type { usePriceEdits } from './use-price-edits';

/** Saving what was typed: wrong prices stop it, big changes are asked about, and what a colleague changed is a choice. */
export function usePriceSaving({ all, clear, settle }: ReturnType<typeof usePriceEdits>) {
  const save = useSavePrices();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflicts, setConflicts] = useState<PriceConflict[]>([]);
  const [stored, setStored] = useState<ReadonlyMap<number, PricedProduct>>(new Map());
  const big = all.filter(isBig);

  const handleRefused = async (error: Error) => {
    const ids = goneIn(error, all);
    const changed = conflictsOf(error, all);
    setConflicts(changed);
    setStored(new Map((await storedPrices(changed.map(({ id }) => id))).map((product) => [product.id, product])));
    if (changed.length > 0) return;
    const names = all.filter(({ base }) => ids.includes(base.id)).map(({ base }) => base.name);
    setFailure({ title: copy.saveFailed, text: [writeFailureOf(error), ...names].join('؛ ') });
  };
  const send = () => {
    setIsAsking(false);
    setFailure(null);
    save.mutate(all, {
      onSuccess: () => {
        forgetUnsaved();
        setConflicts([]);
        clear();
      },
      onError: (error) => void handleRefused(error),
    });
  };
  return {
    failure,
    conflicts,
    stored,
    big: isAsking ? big : [],
    isSaving: save.isPending,
    /** Of the button, and of Ctrl+S. */
    start: () => {
      if (all.length === 0 || save.isPending) return;
      const wrong = all.filter(isWrong);
      if (wrong.length > 0) setFailure({ title: copy.saveFailed, text: copy.wrongPrices(formatNumber(wrong.length)) });
      else if (big.length > 0) setIsAsking(true);
      else send();
    },
    send,
    stopAsking: () => setIsAsking(false),
    settle: (product: PricedProduct, keepMine: boolean) => {
      settle(product, keepMine);
      setConflicts((before) => before.filter(({ id }) => id !== product.id));
    },
  };
}
