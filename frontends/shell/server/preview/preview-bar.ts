import { color } from '@afshoreh/ui/theme';

import type { Preview } from '../releases/release-source';
import { copy } from './copy';

/** `/preview/<signed text>` opens a preview in this browser. */
export const PREVIEW_PATH = '/preview/';
/** A POST to this path ends the preview. */
export const PREVIEW_END = '/preview/end';

/** The bar above each page of a preview, with the button that ends the preview. It needs no script. */
export function previewBarOf({ remote, version }: Preview): string {
  return `<form method="post" action="${PREVIEW_END}" class="preview-bar">
<style>
.preview-bar { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; justify-content: center; padding: 0.375rem 1rem; background: ${color('warningSoft')}; font-size: 0.875rem; text-align: center; }
.preview-bar button { min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid currentColor; border-radius: 0.5rem; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
@media print { .preview-bar { display: none; } }
</style>
<span>${copy.bar(remote)} ${copy.version} <bdi dir="ltr">${version.slice(0, 12)}</bdi></span>
<button type="submit">${copy.end}</button>
</form>`;
}
