import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';

interface PanelProps {
  title: string;
  lead?: string;
  tone?: 'danger';
  children: ReactNode;
}

/** One block of an account page, with a heading. */
export function Panel({ title, lead, tone, children }: PanelProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id} $danger={tone === 'danger'}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </Box>
  );
}

const Box = styled.section<{ $danger: boolean }>`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)};
  border: 1px solid ${({ $danger }) => color($danger ? 'danger' : 'line')};
  border-radius: ${radius.large};
  background: ${color('surface')};

  ${media.md} {
    padding: ${space(8)};
  }
  h2 {
    font-size: ${font.xl};
  }
  h2 + p {
    color: ${color('muted')};
  }
`;

/** A form of the account, with fields of a readable width. */
export const PanelForm = styled.form`
  display: grid;
  gap: ${space(5)};
  max-inline-size: 30rem;
  justify-items: start;

  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
`;
