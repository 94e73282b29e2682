import { useState } from 'react';
import { draftOf, forgetDraft, keepDraft } from '../../form/drafts';
import type { PricedProduct } from './get-priced-products';
import { withEdit, type PriceEdit, type PriceEdits } from './price-edits';

const DRAFT = 'prices';

/** One product's new price, or its switch. */
export interface Change extends Omit<PriceEdit, 'base'> {
  product: PricedProduct;
}

interface State {
  edits: PriceEdits;
  /** The edits from before each step, the latest last. */
  past: PriceEdits[];
}

function isEdit(value: unknown): value is PriceEdit {
  const base = (value as PriceEdit | null)?.base;
  return typeof base?.id === 'number' && typeof base.version === 'number' && typeof base.name === 'string';
}

function restored(): PriceEdits {
  return Object.fromEntries(Object.entries(draftOf(DRAFT) ?? {}).filter(([, edit]) => isEdit(edit))) as PriceEdits;
}

/** What was typed into the grid and is not saved: kept as a draft, and taken back step by step. */
export function usePriceEdits() {
  const [{ edits, past }, setState] = useState<State>(() => ({ edits: restored(), past: [] }));
  const [isRestored, setIsRestored] = useState(() => Object.keys(edits).length > 0);

  const replace = (next: State) => {
    setState(next);
    if (Object.keys(next.edits).length > 0) keepDraft(DRAFT, next.edits);
    else forgetDraft(DRAFT);
  };
  return {
    edits,
    all: Object.values(edits),
    isRestored,
    canUndo: past.length > 0,
    /** One step, however many products it changes. */
    change: (changes: readonly Change[]) => {
      const next = changes.reduce((so, { product, ...change }) => withEdit(so, product, change), edits);
      replace({ edits: next, past: [...past, edits] });
    },
    undo: () => {
      const before = past.at(-1);
      if (before) replace({ edits: before, past: past.slice(0, -1) });
    },
    /** Of a product that a colleague changed: mine on top of theirs, or theirs. */
    settle: (product: PricedProduct, keepMine: boolean) => {
      const { [product.id]: mine, ...rest } = edits;
      replace({ edits: keepMine && mine ? { ...rest, [product.id]: { ...mine, base: product } } : rest, past: [] });
    },
    /** They are saved, or given up. */
    clear: () => {
      replace({ edits: {}, past: [] });
      setIsRestored(false);
    },
  };
}
