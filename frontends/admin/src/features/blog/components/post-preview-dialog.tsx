import { useQuery, type QueryClient } from '@afshoreh/contracts/query';
import { Button, Stack } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useCallback, useMemo } from 'react';
import { Preview } from '../../../preview/preview';
import { useAdmin } from '../../../session/access';
import { copy } from '../copy';
import { postPreviewQuery, previewedPost, writePreview } from '../get-preview-page';
import type { PostForm } from '../use-post-form';

const words = copy.edit;
const isWide = () => window.matchMedia('(min-width: 64rem)').matches;

/**
 * The article as the site would show it, including unsaved changes (see docs/decisions/0030-a-preview-is-the-live-
 * page.md).
 */
export function PostPreviewDialog({ form: { form, edited }, onClose }: { form: PostForm; onClose: () => void }) {
  const writer = useAdmin()?.displayName ?? '';
  const post = useMemo(() => previewedPost(form.getValues(), edited, writer), [form, edited, writer]);
  const write = useCallback((data: QueryClient) => writePreview(data, post), [post]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="huge"
      title={words.previewTitle}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {words.previewClose}
        </Button>
      }
    >
      <Stack $gap={3}>
        <Preview
          query={useQuery(postPreviewQuery)}
          write={write}
          title={words.previewTitle}
          styles="body { min-block-size: 0; }"
          firstWidth={isWide() ? 'desktop' : 'phone'}
        />
      </Stack>
    </Dialog>
  );
}
