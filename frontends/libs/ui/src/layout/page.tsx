import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumbs, type Crumb } from '../navigation/breadcrumbs';
import { VisuallyHidden } from '../text/visually-hidden';
import { color, font, space } from '../theme';
import { Container } from './layout';

interface PageProps {
  title: string;
  trail?: Crumb[];
  /** Under the heading. */
  lead?: ReactNode;
  /** Beside the heading. */
  actions?: ReactNode;
  /** For a page whose content shows its name; the heading stays for screen readers. */
  hideTitle?: boolean;
  narrow?: boolean;
  children: ReactNode;
}

/** A page with a heading. The document's title comes from the page's `head`. */
export function Page({ title, trail, lead, actions, hideTitle, narrow, children }: PageProps) {
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
