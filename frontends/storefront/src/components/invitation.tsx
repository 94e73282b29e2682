import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@afshoreh/ui';
import { media, radius, space } from '@afshoreh/ui/theme';

interface InvitationProps {
  /** Of the heading, so that the block is a landmark with a name. */
  id: string;
  title: string;
  text: string;
  /** Buttons; `secondary` ones read best on the wine ground. */
  children: ReactNode;
}

/** The last word of a page: what to do next. */
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
  margin-block: ${space(14)};
  padding: ${space(8)} ${space(6)};
  border-radius: ${radius.huge};
  /* The wine of the brand in both colour schemes: the block is a picture, not a surface. */
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
    margin-block: ${space(20)};
    padding: ${space(14)};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;
