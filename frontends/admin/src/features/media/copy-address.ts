import { showToast } from '@afshoreh/contracts';
import type { MediaItem } from '../../media/get-media';
import { copy } from './copy';

/** Returns the absolute address, for pasting it elsewhere. */
export const fullAddressOf = ({ url }: Pick<MediaItem, 'url'>) => new URL(url, window.location.origin).href;

/** Copies the address of a file and shows whether that worked. */
export async function copyAddress(item: MediaItem): Promise<void> {
  try {
    await navigator.clipboard.writeText(fullAddressOf(item));
    showToast({ tone: 'success', title: copy.urlCopied, description: item.originalFilename });
  } catch {
    showToast({ tone: 'error', title: copy.urlNotCopied });
  }
}
