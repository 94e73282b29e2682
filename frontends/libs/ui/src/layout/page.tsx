import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { Breadcrumbs, type Crumb } from '../navigation/breadcrumbs';
import { VisuallyHidden } from '../text/visually-hidden';
import { color, font, space } from '../theme';
import { Container } from './layout';

export interface PageProps {
  /** The heading, and the document's title before the site's name. */
  title: string;
  /** Another document title than the heading. */
  documentTitle?: string;
  trail?: Crumb[];
  /** Under the heading. */
  lead?: ReactNode;
  /** Beside the heading. */
  actions?: ReactNode;
  /** For a page whose content says its name by itself; the heading is still there for screen readers. */
  hideTitle?: boolean;
  narrow?: boolean;
  children: ReactNode;
}

/** A page with a heading. The server's title comes from the remote's `head`; this one follows it in the browser. */
export function Page({ title, documentTitle = title, trail, lead, actions, hideTitle, narrow, children }: PageProps) {
  useDocumentTitle(documentTitle);
  return (
    <Root $narrow={narrow}>
      {trail && <Breadcrumbs trail={trail} />}
      {hideTitle ? (
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
      ) : (
        <Header>
          <div>
            <h1>{title}</h1>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {actions && <Actions>{actions}</Actions>}
        </Header>
      )}
      {children}
    </Root>
  );
}

/** Sets «title | افشره». */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${copy.siteName}`;
  }, [title]);
}

const Root = styled(Container)`
  padding-block: ${space(6)} ${space(16)};
`;
const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block: ${space(2)} ${space(8)};
`;
const Lead = styled.p`
  max-inline-size: 44rem;
  margin-block-start: ${space(2)};
  color: ${color('muted')};
  font-size: ${font.lg};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;
