import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SectionId } from '@afshoreh/api-client';
import { Container } from '@afshoreh/ui';
import { color, font, media, space } from '@afshoreh/ui/theme';

interface SectionProps {
  /** Of the heading, so that the section is a landmark with a name. */
  id: string;
  title: string;
  subtitle?: string;
  /** Smaller, below both. */
  text?: string;
  /** At the end of the heading's line, as a link to all of something. */
  aside?: ReactNode;
  tone?: 'plain' | 'tinted';
  /** Whose texts these are, when staff write them: their preview finds it by that. */
  'data-section'?: SectionId;
  children: ReactNode;
}

/** A band of a page with its heading; all bands breathe alike. */
export function Section({ id, title, subtitle, text, aside, tone = 'plain', children, ...mark }: SectionProps) {
  return (
    <Band aria-labelledby={id} $tone={tone} {...mark}>
      <Container>
        <Heading>
          <div>
            <h2 id={id}>{title}</h2>
            {subtitle && <p>{subtitle}</p>}
            {text && <Text>{text}</Text>}
          </div>
          {aside}
        </Heading>
        {children}
      </Container>
    </Band>
  );
}

const Band = styled.section<{ $tone: 'plain' | 'tinted' }>`
  padding-block: ${space(14)};
  background: ${({ $tone }) => ($tone === 'tinted' ? color('sunken') : 'transparent')};

  ${media.md} {
    padding-block: ${space(24)};
  }
`;

const Heading = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-end: ${space(8)};

  h2 {
    margin: 0;
    font-size: ${font.xxl};
    font-weight: 700;
    line-height: 1.4;
    text-wrap: balance;
  }

  p {
    margin-block: ${space(2)} 0;
    color: ${color('muted')};
    font-size: ${font.lg};
  }

  ${media.md} {
    margin-block-end: ${space(12)};
  }
`;

const Text = styled.p`
  && {
    max-inline-size: 44rem;
    font-size: ${font.md};
  }
`;
