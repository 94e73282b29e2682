import { color, font, media, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ScreenProps {
  title: string;
  /**
   * Small text beside the title: the number of records, or the purpose of the screen. Screen readers announce its
   * changes.
   */
  note?: ReactNode;
  actions?: ReactNode;
  /** Beside the title on wide screens, otherwise below it. */
  views?: ReactNode;
  children: ReactNode;
}

/** One admin screen. It does not use the kit's `Page`, because it is denser than a page of the site. */
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
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-block-end: ${space(3)};

  @media print {
    display: none;
  }
  h1 {
    font-size: ${font.xl};
    outline: none;
  }
`;

/** The width of a number with its noun is reserved, so that nothing moves when the number arrives. */
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
