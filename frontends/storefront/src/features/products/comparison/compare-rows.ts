import { foldForSearch, toPersianDigits } from '@afshoreh/persian';
import {
  cellOfText,
  merged,
  rowOf,
  type Cell,
  type ComparedGroup,
  type ComparedRow,
} from '../../../components/comparison/rows';
import { copy as productsCopy } from '../copy';
import { detailsCopy } from '../details-copy';
import type { ProductDetails } from '../get-product';
import { oldRateText, priceText } from '../price-text';
import { packsText } from '../questions';
import { endPointText, storageRows, technicalRows, type SpecificationRow } from '../technical-rows';
import { copy } from './copy';

type TypedValue = ProductDetails['specification'][number];

/**
 * Returns a text that is equal for equal values: «۷۰ ± ۱» and «۶۹ تا ۷۱» are the same range. A target that is not the
 * middle of its range is part of the text.
 */
export function equalityKeyOf({ min, max, target, text }: Pick<TypedValue, 'min' | 'max' | 'target' | 'text'>): string {
  if (text !== null) return foldForSearch(text);
  const isOpen = min === null && max === null;
  const [from, to] = isOpen ? [target, target] : [min, max];
  const middle = from !== null && to !== null ? (from + to) / 2 : null;
  const isMiddle = target === null || (middle !== null && Math.abs(target - middle) < 1e-9);
  return `${from ?? ''}..${to ?? ''}${isMiddle ? '' : `@${target}`}`;
}

function cellOf(value: TypedValue): Cell {
  return {
    text: toPersianDigits(value.written),
    notes: [endPointText(value.endPoint)].filter((note) => note !== null),
    same: equalityKeyOf(value),
    terms: value,
  };
}

/** The rows that cards have too: price, pack and origin. */
function offerRows(products: readonly ProductDetails[]): ComparedRow[] {
  const { rows } = copy;
  const known = (text: string | null) => (text ? cellOfText(toPersianDigits(text)) : null);
  const price = ({ indicativePrice }: ProductDetails) => {
    const amount = priceText(indicativePrice);
    return amount && indicativePrice
      ? cellOfText(copy.toman(amount), oldRateText(indicativePrice))
      : cellOfText(productsCopy.table.ask);
  };
  return [
    rowOf('price', rows.price, products.map(price)),
    rowOf(
      'pack',
      rows.pack,
      products.map((product) => known(packsText(product) ?? product.weight)),
    ),
    rowOf(
      'origin',
      rows.origin,
      products.map(({ origin }) => known(origin)),
    ),
  ];
}

/** Rows with texts that no other row has. */
function textRows(
  products: readonly ProductDetails[],
  rowsOf: (product: ProductDetails) => SpecificationRow[],
  shownElsewhere: ReadonlySet<string | null>,
): ComparedRow[] {
  const lists = products.map((product) =>
    rowsOf(product).filter(({ key }) => !shownElsewhere.has(key) && product[key as keyof ProductDetails]),
  );
  const labels = new Map(lists.flat().map(({ key, label }) => [key, label]));
  return merged(lists.map((list) => list.map(({ key }) => key))).map((key) => {
    const cells = lists.map((list) => list.find((row) => row.key === key));
    return rowOf(
      key,
      labels.get(key) ?? key,
      cells.map((row) => (row ? cellOfText(row.value) : null)),
    );
  });
}

/** Rows with typed values; a product without one shows its text instead. */
function typedRows(products: readonly ProductDetails[]): (ComparedRow & { group: string })[] {
  const any = new Map(products.flatMap(({ specification }) => specification.map((row) => [row.parameter, row])));
  const lists = products.map(({ specification }) => specification.map(({ parameter }) => parameter));
  return merged(lists).flatMap((parameter) => {
    const known = any.get(parameter);
    if (!known) return [];
    const { name, unit, group, field } = known;
    const cells = products.map((product) => {
      const value = product.specification.find((each) => each.parameter === parameter);
      if (value) return cellOf(value);
      const text = field === null ? undefined : product[field as keyof ProductDetails];
      return typeof text === 'string' && text ? cellOfText(toPersianDigits(text)) : null;
    });
    return [{ ...rowOf(parameter, name, cells, unit), group }];
  });
}

/** Everything that the products state, in the groups of a data sheet. */
export function comparedGroups(products: readonly ProductDetails[]): ComparedGroup[] {
  const { general, ...groups } = detailsCopy.groups;
  const typed = typedRows(products);
  const fields = products.flatMap(({ specification }) => specification.map(({ field }) => field));
  const shown = new Set<string | null>([...fields, 'weight', 'origin']);
  return [
    { key: 'general', title: general, rows: [...offerRows(products), ...textRows(products, technicalRows, shown)] },
    ...Object.entries(groups).map(([key, title]) => ({ key, title, rows: typed.filter(({ group }) => group === key) })),
    { key: 'storage', title: detailsCopy.storage, rows: textRows(products, storageRows, new Set()) },
  ].filter(({ rows }) => rows.length > 0);
}
