import { formatNumber } from '@afshoreh/persian';
import styled from 'styled-components';

interface CountedProps {
  name: string;
  /** How many there are; not known at first. */
  count: number | undefined;
}

/** A part of a list and how much is in it. The number has its place before it is known: the parts beside it never move. */
export function Counted({ name, count }: CountedProps) {
  return (
    <span>
      {name} <Count>{count !== undefined && `(${formatNumber(count)})`}</Count>
    </span>
  );
}

const Count = styled.span`
  display: inline-block;
  min-inline-size: 2.25em;
`;
