import styled from 'styled-components';
import { formatNumber } from '@afshoreh/persian';
import { Container, LinkButton, ImageWithFallback, Skeleton, SkeletonLines } from '@afshoreh/ui';
import { hero as drawing } from '@afshoreh/ui/illustrations';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import type { Schemas } from '@afshoreh/api-client';
import { copy } from '../copy';

type HeroTexts = Omit<Schemas['HeroSection'], 'id' | 'version'>;

interface HeroProps {
  /** Undefined while they load. */
  texts: HeroTexts | undefined;
  /** The number of valid certificates. */
  certificates: number;
}

/** The head of the home page: what the company sells, and two links. */
export function Hero({ texts, certificates }: HeroProps) {
  const proof = certificates > 0 ? [{ value: formatNumber(certificates), label: copy.hero.certificates }] : [];
  return (
    <Band data-section="hero">
      <Columns>
        <div>
          <Eyebrow>{copy.hero.eyebrow}</Eyebrow>
          {texts ? (
            <>
              <h1>{texts.title}</h1>
              <Subtitle>{texts.subtitle}</Subtitle>
              <Text>{texts.description}</Text>
            </>
          ) : (
            <Waiting>
              <Skeleton height="5.5rem" width="90%" />
              <SkeletonLines lines={6} />
            </Waiting>
          )}
          <Buttons>
            <LinkButton size="large" to={texts?.buttonUrl || '/products'}>
              {texts?.buttonText || copy.defaults.hero.buttonText}
            </LinkButton>
            <LinkButton size="large" variant="secondary" to="/contact">
              {copy.hero.contact}
            </LinkButton>
          </Buttons>
        </div>
        <Picture>
          <ImageWithFallback src={texts?.imageUrl} fallback={drawing} width={560} height={460} fetchPriority="high" />
        </Picture>
      </Columns>
      <Container>
        <Facts>
          {[...copy.hero.facts, ...proof].map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> {label}
            </li>
          ))}
        </Facts>
      </Container>
    </Band>
  );
}

const Band = styled.section`
  padding-block: ${space(8)} ${space(12)};
  /* The page's colour covers both pictures at the end of the band, so that they fade out instead of being cut off. */
  background:
    linear-gradient(to top, ${color('page')}, transparent 45%),
    radial-gradient(60rem 30rem at 15% 10%, ${color('brandSoft')}, transparent 70%),
    radial-gradient(50rem 26rem at 90% 75%, ${color('mangoSoft')}, transparent 70%);

  ${media.md} {
    padding-block: ${space(16)} ${space(14)};
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space(8)};
  align-items: center;

  h1 {
    font-size: ${font.display};
  }

  ${media.md} {
    grid-template-columns: 1.1fr 0.9fr;
    gap: ${space(12)};
  }
`;

const Eyebrow = styled.p`
  display: inline-block;
  margin-block: 0 ${space(4)};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.round};
  background: ${color('brandSoft')};
  color: ${color('brandText')};
  font-size: ${font.sm};
  font-weight: 600;
`;

const Subtitle = styled.p`
  margin-block: ${space(4)} 0;
  font-size: ${font.lg};
  font-weight: 500;
`;

const Text = styled.p`
  max-inline-size: 36rem;
  margin-block: ${space(3)} 0;
  color: ${color('muted')};
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-block-start: ${space(8)};

  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

const Picture = styled.div`
  img {
    inline-size: 100%;
    max-block-size: 28rem;
    object-fit: contain;
  }
`;

const Facts = styled.ul`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${space(3)};
  margin: ${space(10)} 0 0;
  padding: ${space(5)} 0 0;
  border-block-start: 1px solid ${color('line')};

  li {
    color: ${color('muted')};
    font-size: ${font.sm};
    line-height: 1.6;
  }
  strong {
    display: block;
    color: ${color('text')};
    font-size: ${font.xl};
    font-weight: 700;
  }
`;
