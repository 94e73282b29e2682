import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SectionId } from '@afshoreh/api-client';
import { Container } from '@afshoreh/ui';
import { color, font, media, space } from '@afshoreh/ui/theme';

interface SectionProps {
  /** The id of the heading; it makes the section a landmark with a name. */
  id: string;
  title: string;
  subtitle?: string;
  /** Smaller text, below title and subtitle. */
  text?: string;
  tone?: 'plain' | 'tinted';
  /** The id of the content section, when staff edit these texts: their preview finds the section by it. */
  'data-section'?: SectionId;
  children: ReactNode;
}

/** A band of a page with its heading; every band has the same spacing. */
export function Section({ id, title, subtitle, text, tone = 'plain', children, ...mark }: SectionProps) {
  return (
    <Band aria-labelledby={id} $tone={tone} {...mark}>
      <Container>
        <Heading>
          <h2 id={id}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
          {text && <Text>{text}</Text>}
        </Heading>
        {children}
      </Container>
    </Band>
  );
}

const Band = styled.section<{ $tone: 'plain' | 'tinted' }>`
  padding-block: ${space(10)};
  background: ${({ $tone }) => ($tone === 'tinted' ? color('sunken') : 'transparent')};

  ${media.md} {
    padding-block: ${space(14)};
  }
`;

const Heading = styled.header`
  margin-block-end: ${space(6)};

  p {
    margin-block: ${space(2)} 0;
    color: ${color('muted')};
    font-size: ${font.lg};
  }

  ${media.md} {
    margin-block-end: ${space(8)};
  }
`;

const Text = styled.p`
  && {
    max-inline-size: 44rem;
    font-size: ${font.md};
  }
`;
