import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SectionId } from '@afshoreh/api-client';
import { isPictureAddress } from '@afshoreh/persian';
import { Breadcrumbs, Container, ImageWithFallback, type Crumb } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';

interface PageHeroProps {
  trail: Crumb[];
  title: string;
  subtitle?: string;
  text?: string;
  /** Addresses of a decorative picture (4:3): the one that an admin chose, and the drawing that replaces a missing one. */
  picture?: string | undefined;
  drawing?: string;
  /** The id of the content section, when staff edit these texts: their preview finds the section by it. */
  'data-section'?: SectionId;
  /** Shown below the text: buttons, or links to parts of the page. */
  children?: ReactNode;
}

/** The head of a page about the company: heading, text, and a picture beside them. */
export function PageHero({ trail, title, subtitle, text, picture, drawing, children, ...mark }: PageHeroProps) {
  const hasPicture = Boolean(drawing) || isPictureAddress(picture ?? '');
  return (
    <Band {...mark}>
      <Container>
        <Breadcrumbs trail={trail} />
        <Columns $picture={hasPicture}>
          <div>
            <h1>{title}</h1>
            {subtitle && <Subtitle>{subtitle}</Subtitle>}
            {text && <Text>{text}</Text>}
            {children}
          </div>
          {hasPicture && (
            <ImageWithFallback src={picture} fallback={drawing} width={560} height={420} fetchPriority="high" />
          )}
        </Columns>
      </Container>
    </Band>
  );
}

const Band = styled.header`
  padding-block: ${space(6)} ${space(12)};
  background:
    linear-gradient(to top, ${color('page')}, transparent 45%),
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
