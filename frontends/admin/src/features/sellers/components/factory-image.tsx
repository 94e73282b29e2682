import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions, useQuery } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { Skeleton } from '@afshoreh/ui';
import { color, radius } from '@afshoreh/ui/theme';
import { ImageOff } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy';

const mediaItemQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'media', 'details', id],
    queryFn: ({ signal }) => api.GET('/media/{id}', { params: { path: { id } }, signal }).then(dataOf),
  });

/** A small picture of the media library, by its id. `nth` is its position, from 1. */
export function FactoryImage({ id, nth }: { id: number; nth: number }) {
  const { data, isError } = useQuery(mediaItemQuery(id));
  if (isError) return <ImageOff aria-label={copy.images.alt(toPersianDigits(nth))} />;
  if (!data) return <Skeleton width="6rem" height="6rem" />;
  const small = data.variants.find(({ width }) => width >= 320)?.url ?? data.url;
  return (
    <a href={data.url} target="_blank" rel="noreferrer">
      <Picture src={small} alt={copy.images.alt(toPersianDigits(nth))} width={96} height={96} loading="lazy" />
    </a>
  );
}

const Picture = styled.img`
  inline-size: 6rem;
  block-size: 6rem;
  border-radius: ${radius.small};
  background: ${color('sunken')};
  object-fit: cover;
`;
