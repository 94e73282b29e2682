/** The table of pages in a remote's `app.tsx`, read as it is written. See `src/pages.mjs`. */
export function readPages(file: string): { facts: Record<string, unknown>; requests: string[] }[];
/** The links of a remote in header and footer, from `links.ts` beside its table of pages. */
export function readLinks(table: string): Record<string, unknown>[];
