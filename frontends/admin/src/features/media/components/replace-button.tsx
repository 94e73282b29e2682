import { showToast } from '@afshoreh/contracts';
import { useQueryClient } from '@afshoreh/contracts/query';
import { Button, VisuallyHidden } from '@afshoreh/ui';
import { color, font } from '@afshoreh/ui/theme';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { isImage, type MediaItem } from '../../../media/get-media';
import { ACCEPTED } from '../../../media/media-kind';
import { UploadProgress } from '../../../media/upload-progress';
import { useUpload } from '../../../media/use-upload';
import { copy } from '../copy';
import { mediaItemQuery } from '../get-media-item';
import { replaceFile } from '../replace-file';

const words = copy.details;

/** Another file in the place of this one, wherever it is shown. */
export function ReplaceButton({ item }: { item: MediaItem }) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const kind = isImage(item) ? 'image' : 'document';
  const { upload, isUploading, share, cancel, failure } = useUpload(
    kind,
    (replaced) => {
      queryClient.setQueryData(mediaItemQuery(item.id).queryKey, replaced);
      // Pages of the site that are open in this tab show it as well.
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'admin' });
      showToast({ tone: 'success', title: words.replaced, description: item.originalFilename });
    },
    (file, options) => replaceFile(item, file, options),
  );
  return (
    <>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          aria-label={words.replace}
          accept={ACCEPTED[kind]}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            upload(file);
          }}
        />
      </VisuallyHidden>
      {isUploading ? (
        <UploadProgress share={share} onCancel={cancel} />
      ) : (
        <Button variant="ghost" size="small" onClick={() => input.current?.click()}>
          <RefreshCw aria-hidden /> {words.replace}
        </Button>
      )}
      {failure && <Failure role="alert">{failure}</Failure>}
    </>
  );
}

const Failure = styled.p`
  inline-size: 100%;
  color: ${color('dangerText')};
  font-size: ${font.sm};
`;
