import { color, font, media, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ScreenProps {
  title: string;
  /** Beside the title, small: how many there are, or what the screen is for. Read aloud when it changes. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Beside the title where there is room, else below it. */
  views?: ReactNode;
  children: ReactNode;
}

/** One admin screen: denser than a page of the site, so it does without the kit's `Page`. */
export function Screen({ title, note, actions, views, children }: ScreenProps) {
  return (
    <>
      <Heading>
        <h1>{title}</h1>
        <Note role="status">{note}</Note>
        {actions && <Actions>{actions}</Actions>}
        {views && <Views>{views}</Views>}
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

/** As wide as a number with its noun, before it has come: what stands beside it does not move. */
const Note = styled.p`
  min-inline-size: 4.5rem;
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  margin-inline-start: auto;

  ${media.md} {
    order: 1;
  }
`;

const Views = styled.div`
  flex: 1 1 100%;
  align-self: center;
  min-inline-size: 0;

  ${media.md} {
    flex-basis: 16rem;
  }
`;
