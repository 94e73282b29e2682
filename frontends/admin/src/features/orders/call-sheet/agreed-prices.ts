import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { draftOf, forgetDraft, keepDraft } from '../../../form/drafts';
import { useUnsaved } from '../../../form/leaving';
import type { OrderDetails } from '../get-order';
import { isOpenOrder } from '../orders';

type Prices = Readonly<Record<number, string>>;

/** Prices that were agreed on the telephone, in toman per ton as they were typed, by the id of the order's line. */
interface AgreedPrices {
  prices: Prices;
  agree: (line: number, price: string) => void;
  /** Removes the prices, because they are in a quote now. */
  clear: () => void;
}

const AgreedPricesContext = createContext<AgreedPrices>({ prices: {}, agree: () => undefined, clear: () => undefined });

export const AgreedPricesProvider = AgreedPricesContext;
export const useAgreedPrices = () => useContext(AgreedPricesContext);

const isTyped = (prices: Prices): boolean => Object.values(prices).some((price) => price !== '');

/**
 * Reads the stored prices. Prices of lines that the order no longer has are left out, and so are all prices of a closed
 * order, which does not show the fields.
 */
function restored(draft: string, order: OrderDetails): Prices {
  const kept = isOpenOrder(order) ? (draftOf(draft) ?? {}) : {};
  return Object.fromEntries(
    order.items.flatMap(({ id }) => {
      const price = kept[id];
      return typeof price === 'string' ? [[id, price]] : [];
    }),
  );
}

/**
 * The agreed prices of one order. Closing the dialog asks first while a price is not in a quote. Recording a call opens
 * the next order without asking, because the prices are kept as a draft of their order.
 */
export function useAgreedPricesOf(dialog: string, order: OrderDetails): AgreedPrices {
  const draft = `agreed-prices-${order.id}`;
  const [prices, setPrices] = useState(() => restored(draft, order));
  const keep = useCallback(
    (next: Prices) => {
      if (isTyped(next)) keepDraft(draft, next);
      else forgetDraft(draft);
      setPrices(next);
    },
    [draft],
  );
  useUnsaved(isTyped(prices), () => keep({}), dialog);
  return useMemo(
    () => ({ prices, agree: (line, price) => keep({ ...prices, [line]: price }), clear: () => keep({}) }),
    [prices, keep],
  );
}
