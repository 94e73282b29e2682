/** Uncached pages in each half; `BENCH_PAGES=50000` renders 100,000 pages in total. */
const PAGES = Number(process.env.BENCH_PAGES ?? 3_000);
const AT_ONCE = 8;
/** The page cache may fill (64 MB) between the halves; besides that the processes may grow by 32 MB. */
const MOST_MB = 64 + 32;

export const seconds = 110;

/** Whether server and render worker keep their size: rendering the same number of pages again must not need more memory. */
export default async function renderMemory({ url, memory }) {
  await renderPages(url, 0);
  const before = ofRendering(memory());
  await renderPages(url, PAGES);
  const after = ofRendering(memory());
  return {
    name: `memory of server and render worker after ${PAGES} and ${2 * PAGES} uncached pages`,
    lines: [`${Math.round(before)} MB, then ${Math.round(after)} MB (at most ${MOST_MB} MB more)`],
    ok: after - before <= MOST_MB,
  };
}

const ofRendering = ({ members }) =>
  members.filter(({ command }) => /shell\/dist\//.test(command)).reduce((sum, { mb }) => sum + mb, 0);

async function renderPages(url, from) {
  let next = from;
  const line = async () => {
    while (next < from + PAGES) {
      const response = await fetch(`${url}/products?q=memory${next++}`);
      await response.text();
      if (!response.ok) throw new Error(`a page answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
}
