import type { SectionId } from '@afshoreh/api-client';

/**
 * In the preview's own document: the bare document's styles come from the panel's; of the page only the section is shown, which
 * the storefront marks with `data-section`. A page without that mark is shown whole.
 */
export function frameStyles(id: SectionId): string {
  return `
    body { min-block-size: 0; }
    #page:has(> [data-section='${id}']) > :not([data-section='${id}'], style) { display: none; }
  `;
}
