import type { Schemas } from '@afshoreh/api-client';
import { useState } from 'react';
import { draftOf, forgetDraft, keepDraft } from '../../form/drafts';
import type { PricedProduct } from './get-priced-products';
import { withEdit, type PriceEdit, type PriceEdits } from './price-edits';

const DRAFT = 'prices';

/** The new price of one product, or its switch. */
export interface Change extends Omit<PriceEdit, 'base'> {
  product: PricedProduct;
}

interface State {
  edits: PriceEdits;
  /** The edits before each undo step, the latest last. */
  past: PriceEdits[];
}

function isEdit(value: unknown): value is PriceEdit {
  const base = (value as PriceEdit | null)?.base;
  return typeof base?.id === 'number' && typeof base.version === 'number' && typeof base.name === 'string';
}

function restored(): PriceEdits {
  return Object.fromEntries(Object.entries(draftOf(DRAFT) ?? {}).filter(([, edit]) => isEdit(edit))) as PriceEdits;
}

/** Stores the edits as a draft too. */
function keep(next: State): State {
  if (Object.keys(next.edits).length > 0) keepDraft(DRAFT, next.edits);
  else forgetDraft(DRAFT);
  return next;
}

/** The unsaved input of the grid. It is stored as a draft and can be undone step by step. */
export function usePriceEdits() {
  const [{ edits, past }, setState] = useState<State>(() => ({ edits: restored(), past: [] }));
  const [isRestored, setIsRestored] = useState(() => Object.keys(edits).length > 0);

  const replace = (next: State) => setState(keep(next));
  return {
    edits,
    all: Object.values(edits),
    isRestored,
    canUndo: past.length > 0,
    /** All the given changes are one undo step. */
    change: (changes: readonly Change[]) => {
      const next = changes.reduce((so, { product, ...change }) => withEdit(so, product, change), edits);
      replace({ edits: next, past: [...past, edits] });
    },
    undo: () => {
      const before = past.at(-1);
      if (before) replace({ edits: before, past: past.slice(0, -1) });
    },
    /**
     * Resolves a conflict with a colleague's change: applies my edit to the product as it is stored now, or drops my
     * edit.
     */
    settle: (product: PricedProduct, keepMine: boolean) => {
      const { [product.id]: mine, ...rest } = edits;
      replace({ edits: keepMine && mine ? { ...rest, [product.id]: { ...mine, base: product } } : rest, past: [] });
    },
    /** Drops the edit of one product. */
    drop: (id: number) => {
      const { [id]: _dropped, ...rest } = edits;
      replace({ edits: rest, past: [] });
    },
    /** Called when `sent` was stored as `saved`. Input that was typed since stays as a change of the saved values. */
    keepSince: (sent: readonly PriceEdit[], saved: readonly Schemas['ProductPrice'][]) => {
      setState((now) => {
        const left = sent.reduce((so, { base, price, showPrice }, at) => {
          const { [base.id]: typed, ...rest } = so;
          if (!typed) return so;
          const since = {
            ...(typed.price !== price && { price: typed.price }),
            ...(typed.showPrice !== showPrice && { showPrice: typed.showPrice }),
          };
          return withEdit(rest, { ...base, ...saved[at] }, since);
        }, now.edits);
        return keep({ edits: left, past: [] });
      });
      setIsRestored(false);
    },
    /** Discards all edits. */
    clear: () => {
      replace({ edits: {}, past: [] });
      setIsRestored(false);
    },
  };
}
