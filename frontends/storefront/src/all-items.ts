/** The largest page that the API returns. */
const AT_ONCE = 100;

/** Every item of a paged list of the API; it fetches page after page. */
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
