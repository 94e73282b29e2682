const LARGEST_PAGE = 100;

/** Loads all items of a list, page by page. */
export async function allPages<Item>(
  pageOf: (page: { page: number; limit: number }) => Promise<{ items: Item[]; total: number }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await pageOf({ page, limit: LARGEST_PAGE });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}
