import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Page, NoScriptNotice } from '@afshoreh/ui';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';

interface SheetPageProps {
  title: string;
  lead?: string;
  /** What visitors without JavaScript see above the form; by default that it needs JavaScript. */
  noScript?: ReactNode;
  /** A form, or its result. */
  children: ReactNode;
  /** Shown below the sheet. */
  after?: ReactNode;
}

/** A page with a single form. */
export function SheetPage({ title, lead, noScript = <NoScriptNotice />, children, after }: SheetPageProps) {
  return (
    <Page narrow title={title} lead={lead}>
      <Sheet>
        {noScript}
        {children}
      </Sheet>
      {after}
    </Page>
  );
}

export const Sheet = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  box-shadow: ${shadow.card};

  ${media.md} {
    padding: ${space(10)};
  }
`;

/** The head of a sheet: its title with a status beside it, and a line below. */
export const SheetHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;

  h2 {
    font-size: ${font.xl};
  }
  p {
    flex-basis: 100%;
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
