import { showToast } from '@afshoreh/contracts';
import { formatNumber } from '@afshoreh/persian';
import { useUnsaved } from '../../form/leaving';
import type { useOpened } from '../../list/use-opened';
import { copy } from './copy';
import { useUploadQueue } from './use-upload-queue';

const words = copy.uploads;

/**
 * The uploads of the media screen. Their dialog opens when files are dropped, and closes when all uploads have
 * succeeded.
 */
export function useMediaUploads(opened: ReturnType<typeof useOpened>) {
  const queue = useUploadQueue((uploads) => {
    const failed = uploads.filter(({ state }) => state === 'failed').length;
    if (failed > 0) {
      showToast({ tone: 'error', title: words.failed, description: words.failedText(formatNumber(failed)) });
    }
    if (uploads.some(({ state }) => state !== 'done')) return;
    showToast({ tone: 'success', title: words.allDone(formatNumber(uploads.length)) });
    opened.close();
  });
  useUnsaved(queue.isRunning);
  const close = () => {
    queue.clear();
    opened.close();
  };
  const drop = (files: File[]) => {
    if (files.length === 0) return;
    if (opened.value !== 'upload') opened.open('upload');
    queue.add(files, '');
  };
  return { queue, close, drop };
}
