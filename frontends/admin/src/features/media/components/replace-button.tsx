import { showToast } from '@afshoreh/contracts';
import { useQueryClient } from '@afshoreh/contracts/query';
import { Button } from '@afshoreh/ui';
import { color, font } from '@afshoreh/ui/theme';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { api, dataOf, uploadTransport } from '@afshoreh/api-client';
import { isImage, type MediaItem } from '../../../media/get-media';
import { ACCEPTED_TYPES } from '../../../media/media-kind';
import { UploadProgress } from '../../../media/upload-progress';
import { useUpload } from '../../../media/use-upload';
import { copy } from '../copy';
import { library } from '../media';
import type { UploadOptions } from '../../../media/upload-file';
import { FileInput } from '../../../media/file-input';

const words = copy.details;

interface ReplaceButtonProps {
  item: MediaItem;
  onReplaced: (item: MediaItem) => void;
}

/** Replaces the file everywhere it is used. */
export function ReplaceButton({ item, onReplaced }: ReplaceButtonProps) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const kind = isImage(item) ? 'image' : 'document';
  const { upload, isUploading, share, cancel, failure } = useUpload(
    kind,
    (replaced) => {
      queryClient.setQueryData(library.details(item.id).queryKey, replaced);
      onReplaced(replaced);
      // Public pages that are open in this tab use the file too.
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'admin' });
      showToast({ tone: 'success', title: words.replaced, description: item.originalFilename });
    },
    (file, options) => replaceFile(item, file, options),
  );
  return (
    <>
      <FileInput
        ref={input}
        aria-label={words.replace}
        accept={ACCEPTED_TYPES[kind]}
        onFiles={([file]) => upload(file)}
      />
      {isUploading ? (
        <UploadProgress share={share} onCancel={cancel} />
      ) : (
        <Button variant="ghost" size="small" onClick={() => input.current?.click()}>
          <RefreshCw /> {words.replace}
        </Button>
      )}
      {failure && <Failure role="alert">{failure}</Failure>}
    </>
  );
}

/** Uploads a new file in place of `item`. Everything that uses the item shows the new file at once. */
function replaceFile({ id, version }: MediaItem, file: File, { signal, onProgress }: UploadOptions) {
  const form = new FormData();
  form.set('file', file);
  return api
    .PUT('/media/{id}/file', {
      params: { path: { id }, query: { version } },
      // The API document describes the bytes as a string.
      body: { file: file as unknown as string },
      bodySerializer: () => form,
      fetch: uploadTransport(form, onProgress),
      signal,
    })
    .then(dataOf);
}

const Failure = styled.p`
  inline-size: 100%;
  color: ${color('dangerText')};
  font-size: ${font.sm};
`;
