/** The most that the API gives at once. */
const AT_ONCE = 100;

/** Every item of a list of the API, which it gives page by page. */
export async function allItems<Item>(
  pageAt: (query: { page: number; limit: number }) => Promise<{ items: Item[] }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await pageAt({ page, limit: AT_ONCE });
    all.push(...items);
    if (items.length < AT_ONCE) return all;
  }
}
