import { type ReactNode } from 'react';
import styled from 'styled-components';
import { radius, space, tone, toneSoft } from '../theme';

export interface NoticeProps {
  tone: 'success' | 'info';
  children: ReactNode;
}

/** What came of a thing, or why the visitor is here; read aloud when it appears. */
export function Notice({ tone: name, children }: NoticeProps) {
  return (
    <Box role="status" $tone={name}>
      {children}
    </Box>
  );
}

const Box = styled.p<{ $tone: NoticeProps['tone'] }>`
  padding: ${space(4)};
  border-inline-start: 4px solid ${({ $tone }) => tone($tone)};
  border-radius: ${radius.medium};
  background: ${({ $tone }) => toneSoft($tone)};
`;
