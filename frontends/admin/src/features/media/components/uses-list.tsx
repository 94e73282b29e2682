import { Link } from '@afshoreh/contracts/router';
import { useQuery } from '@afshoreh/contracts/query';
import { Loading, SkeletonLines } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import { addressOf, usagesQuery } from '../get-usages';

/** Each thing that shows a file, linked to where it is edited. */
export function UsesList({ id }: { id: number }) {
  const { data, error } = useQuery(usagesQuery(id));
  if (error) return <Note role="alert">{`${copy.details.usagesFailed}: ${error.message}`}</Note>;
  if (!data) {
    return (
      <Loading>
        <SkeletonLines lines={1} />
      </Loading>
    );
  }
  if (data.length === 0) return <Note>{copy.details.unused}</Note>;
  return (
    <List>
      {data.map((use) => (
        <li key={`${use.place} ${use.placeId}`}>
          <Link to={addressOf(use)}>{copy.places[use.place](use.title)}</Link>
        </li>
      ))}
    </List>
  );
}

const Note = styled.p`
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(5)};
  font-size: ${font.sm};
`;
