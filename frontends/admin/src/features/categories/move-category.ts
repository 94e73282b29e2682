/** The list with what stands at `from` moved to `to`; as it was, where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const order = [...items];
  const [item] = order.splice(from, 1);
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  order.splice(to, 0, item);
  return order;
}
