import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { showToast } from '@afshoreh/contracts';
import { formatFileSize } from '@afshoreh/persian';
import { Badge, Button, Skeleton, SkeletonLines } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Download, FileText, Images } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { EntryList } from '../../../list/entry-list';
import { download } from '../../../list/download';
import { QueryLoader } from '../../../layout/query-loader';
import { copy } from '../copy';
import { sellerFileQuery, sellerFilesQuery, usePublishFile, type SellerFile } from '../seller-files';
import { FileName } from '../../../media/file-name';

const { files: words } = copy;

/** The files of an application. They can be viewed and added to the media library. */
export function SellerFiles({ sellerId }: { sellerId: number }) {
  const files = useQuery(sellerFilesQuery(sellerId));
  const publish = usePublishFile(sellerId);
  return (
    <QueryLoader queries={[files]} failed={words.loadFailed} skeleton={<SkeletonLines lines={2} />}>
      {(data) =>
        data.length === 0 ? (
          words.none
        ) : (
          <List aria-label={words.label}>
            {data.map((file) => (
              <li key={file.id}>
                <Preview sellerId={sellerId} file={file} />
                <Name>
                  <FileName>{file.originalFilename}</FileName> <small>{formatFileSize(file.size)}</small>
                </Name>
                <DownloadButton sellerId={sellerId} file={file} />
                {file.mediaId === null ? (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={words.publishOf(file.originalFilename)}
                    pending={publish.isPending && publish.variables.id === file.id}
                    onClick={() => publish.mutate(file)}
                  >
                    <Images />
                    {words.publish}
                  </Button>
                ) : (
                  <Badge tone="success">{words.isPublished}</Badge>
                )}
              </li>
            ))}
          </List>
        )
      }
    </QueryLoader>
  );
}

/** A preview made of the downloaded bytes, because the file has no public address. */
function Preview({ sellerId, file }: { sellerId: number; file: SellerFile }) {
  const isImage = file.type.startsWith('image/');
  const { data } = useQuery({ ...sellerFileQuery(sellerId, file.id), enabled: isImage });
  const address = useMemo(() => data && URL.createObjectURL(data), [data]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  if (!isImage) return <FileText size={32} />;
  return address ? (
    <img src={address} alt={words.previewOf(file.originalFilename)} />
  ) : (
    <Skeleton width="4rem" height="4rem" />
  );
}

function DownloadButton({ sellerId, file }: { sellerId: number; file: SellerFile }) {
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const handleClick = async () => {
    setIsPending(true);
    try {
      download(await queryClient.fetchQuery(sellerFileQuery(sellerId, file.id)), file.originalFilename);
    } catch (error) {
      showToast({ tone: 'error', title: words.downloadFailed, description: (error as Error).message });
    }
    setIsPending(false);
  };
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={words.downloadOf(file.originalFilename)}
      pending={isPending}
      onClick={() => void handleClick()}
    >
      <Download />
      {words.download}
    </Button>
  );
}

const List = styled(EntryList)`
  gap: ${space(3)};

  li {
    row-gap: ${space(2)};
  }
  img {
    inline-size: 4rem;
    block-size: 4rem;
    border-radius: ${radius.small};
    background: ${color('sunken')};
    object-fit: cover;
  }
`;

const Name = styled.span`
  flex: 1 1 10rem;
  min-inline-size: 0;

  small {
    color: ${color('muted')};
    font-size: ${font.xs};
  }
`;
