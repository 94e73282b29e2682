import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@afshoreh/ui';
import { media, radius, space } from '@afshoreh/ui/theme';

interface InvitationProps {
  /** The id of the heading; it makes the block a landmark with a name. */
  id: string;
  title: string;
  text: string;
  /** Buttons; the `secondary` variant is the readable one on the wine background. */
  children: ReactNode;
}

/** The closing block of a page: what the visitor can do next. */
export function Invitation({ id, title, text, children }: InvitationProps) {
  return (
    <Container>
      <Block aria-labelledby={id}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <Ways>{children}</Ways>
      </Block>
    </Container>
  );
}

const Block = styled.section`
  display: grid;
  gap: ${space(8)};
  margin-block: ${space(10)};
  padding: ${space(8)} ${space(6)};
  border-radius: ${radius.huge};
  /* The brand's wine colour in both colour schemes, because the block is a picture and not a surface. */
  background: radial-gradient(40rem 20rem at 0% 0%, #b52a60, transparent 70%), #74123a;
  color: #fff;

  p {
    max-inline-size: 38rem;
    margin-block-start: ${space(3)};
    color: #fbe8ec;
  }

  ${media.lg} {
    grid-template-columns: 1fr auto;
    align-items: center;
    margin-block: ${space(14)};
    padding: ${space(12)} ${space(14)};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;
