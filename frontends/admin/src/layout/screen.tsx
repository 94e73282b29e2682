import { color, font, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ScreenProps {
  title: string;
  /** Beside the title, small: how many there are, or what the screen is for. Read aloud when it changes. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One admin screen: denser than a page of the site, so it does without the kit's `Page`. */
export function Screen({ title, note, actions, children }: ScreenProps) {
  return (
    <>
      <Heading>
        <h1>{title}</h1>
        <Note role="status">{note}</Note>
        {actions && <Actions>{actions}</Actions>}
      </Heading>
      {children}
    </>
  );
}

const Heading = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(2)} ${space(4)};
  margin-block-end: ${space(5)};

  @media print {
    display: none;
  }
  h1 {
    font-size: ${font.xl};
    outline: none;
  }
`;

const Note = styled.p`
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(3)};
  margin-inline-start: auto;
`;
