import { Link } from '@afshoreh/contracts/router';
import { useQuery, queryOptions } from '@afshoreh/contracts/query';
import { Loading, SkeletonLines } from '@afshoreh/ui';
import { font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { api, dataOf } from '@afshoreh/api-client';
import { recordAddress } from '../../../layout/sections';
import { copy } from '../copy';
import { Muted } from '../../../layout/muted';

/** The records that use a file, each with a link to where it is edited. */
export function UsesList({ id }: { id: number }) {
  const { data, error } = useQuery(usagesQuery(id));
  if (error) return <Muted $size="sm" role="alert">{`${copy.details.usagesFailed}: ${error.message}`}</Muted>;
  if (!data) {
    return (
      <Loading>
        <SkeletonLines lines={1} />
      </Loading>
    );
  }
  if (data.length === 0) return <Muted $size="sm">{copy.details.unused}</Muted>;
  return (
    <List>
      {data.map((use) => (
        <li key={`${use.place} ${use.placeId}`}>
          <Link to={recordAddress(use.place, use.placeId) ?? ''}>{copy.places[use.place](use.title)}</Link>
        </li>
      ))}
    </List>
  );
}

/** The records that use a file. */
const usagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'media', 'usages', id],
    queryFn: ({ signal }) => api.GET('/media/{id}/usages', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(5)};
  font-size: ${font.sm};
`;
