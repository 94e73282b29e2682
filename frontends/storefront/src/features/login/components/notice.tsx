import { radius, space, tone, toneSoft } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface NoticeProps {
  tone: 'success' | 'info';
  children: ReactNode;
}

/** Why the visitor is here. */
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
