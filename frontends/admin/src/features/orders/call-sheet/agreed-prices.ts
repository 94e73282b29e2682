import { createContext, useContext, useMemo, useState } from 'react';
import { useUnsaved } from '../../../form/leaving';

/** What was agreed on the telephone, in toman per ton as it was typed, by the id of the order's line. */
interface AgreedPrices {
  prices: Readonly<Record<number, string>>;
  agree: (line: number, price: string) => void;
  /** They stand in a quote now. */
  clear: () => void;
}

const AgreedPricesContext = createContext<AgreedPrices>({ prices: {}, agree: () => undefined, clear: () => undefined });

export const AgreedPricesProvider = AgreedPricesContext;
export const useAgreedPrices = () => useContext(AgreedPricesContext);

/** The prices of one order. Leaving the dialog asks first while some stand in no quote. */
export function useAgreedPricesOf(dialog: string): AgreedPrices {
  const [prices, setPrices] = useState<Record<number, string>>({});
  useUnsaved(
    Object.values(prices).some((price) => price !== ''),
    () => setPrices({}),
    dialog,
  );
  return useMemo(
    () => ({
      prices,
      agree: (line, price) => setPrices((former) => ({ ...former, [line]: price })),
      clear: () => setPrices({}),
    }),
    [prices],
  );
}
