import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumbs, Container, type Crumb } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';

interface PageHeroProps {
  trail: Crumb[];
  title: string;
  subtitle?: string;
  text?: string;
  /** Address of a decorative picture, 4 to 3. */
  picture?: string | undefined;
  /** Below the text: buttons, or links to parts of the page. */
  children?: ReactNode;
}

/** The opening of a page that tells about us: heading, words, and a picture beside them. */
export function PageHero({ trail, title, subtitle, text, picture, children }: PageHeroProps) {
  return (
    <Band>
      <Container>
        <Breadcrumbs trail={trail} />
        <Columns $picture={Boolean(picture)}>
          <div>
            <h1>{title}</h1>
            {subtitle && <Subtitle>{subtitle}</Subtitle>}
            {text && <Text>{text}</Text>}
            {children}
          </div>
          {picture && <img src={picture} alt="" width={560} height={420} fetchPriority="high" />}
        </Columns>
      </Container>
    </Band>
  );
}

const Band = styled.header`
  padding-block: ${space(6)} ${space(12)};
  background:
    radial-gradient(50rem 20rem at 5% 0%, ${color('brandSoft')}, transparent 75%),
    radial-gradient(40rem 16rem at 95% 0%, ${color('mangoSoft')}, transparent 75%);

  ${media.md} {
    padding-block: ${space(8)} ${space(16)};
  }
`;

const Columns = styled.div<{ $picture: boolean }>`
  display: grid;
  gap: ${space(8)};
  align-items: center;
  margin-block-start: ${space(6)};

  img {
    inline-size: 100%;
    max-inline-size: 35rem;
    block-size: auto;
    margin-inline: auto;
    border-radius: ${radius.huge};
  }

  ${media.lg} {
    grid-template-columns: ${({ $picture }) => ($picture ? '1.15fr 1fr' : 'minmax(0, 52rem)')};
    gap: ${space(16)};
    margin-block-start: ${space(8)};
  }
`;

const Subtitle = styled.p`
  margin-block-start: ${space(3)};
  color: ${color('brandText')};
  font-size: ${font.lg};
  font-weight: 600;
`;

const Text = styled.p`
  margin-block-start: ${space(4)};
  color: ${color('muted')};
  font-size: ${font.lg};
  text-wrap: pretty;
`;
