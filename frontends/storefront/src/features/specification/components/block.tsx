import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';

/** A section of the page with its title. */
export function Block({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  h2 {
    font-size: ${font.xl};
  }
  > p,
  small {
    color: ${color('muted')};
  }
  small {
    font-size: ${font.sm};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)};
    align-items: center;
  }
`;

/** Limits or lines, each with its buttons. */
export const Rows = styled.ul`
  display: grid;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  > li {
    display: grid;
    gap: ${space(1)};
    padding: ${space(3)} ${space(4)};
  }
  > li + li {
    border-block-start: 1px solid ${color('line')};
  }
  span {
  }
  li > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
  }
  ${media.md} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;
