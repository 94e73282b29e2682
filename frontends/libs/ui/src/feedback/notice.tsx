import { type ReactNode } from 'react';
import styled from 'styled-components';
import { font, radius, space, tone, toneSoft } from '../theme';

interface NoticeProps {
  tone: 'success' | 'info' | 'warning';
  /** Read aloud at once, interrupting what is being read. */
  urgent?: boolean;
  /** A button or a link. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A result, an explanation or a warning, read aloud when it appears. */
export function Notice({ tone: name, urgent = false, action, className, children }: NoticeProps) {
  return (
    <Box role={urgent ? 'alert' : 'status'} className={className} $tone={name}>
      <div>{children}</div>
      {action}
    </Box>
  );
}

const Box = styled.div<{ $tone: NoticeProps['tone'] }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-inline-start: 4px solid ${({ $tone }) => tone($tone)};
  border-radius: ${radius.medium};
  background: ${({ $tone }) => toneSoft($tone)};
  font-size: ${font.sm};

  > div {
    flex: 1 1 11rem;
    min-inline-size: 0;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${space(11)};
    font-weight: 600;
  }
`;
