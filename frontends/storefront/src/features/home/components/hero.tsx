import styled from 'styled-components';
import { Container, LinkButton, ImageWithFallback, Skeleton, SkeletonLines } from '@afshoreh/ui';
import { hero as drawing } from '@afshoreh/ui/illustrations';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import type { Schemas } from '@afshoreh/api-client';
import { copy } from '../copy';

type HeroTexts = Omit<Schemas['HeroSectionDto'], 'id' | 'version'>;

/** The first thing a visitor sees: what we sell, and the two ways on. `texts` are undefined while they are on their way. */
export function Hero({ texts }: { texts: HeroTexts | undefined }) {
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
          {copy.hero.facts.map(({ value, label }) => (
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
  background:
    radial-gradient(60rem 30rem at 15% 10%, ${color('brandSoft')}, transparent 70%),
    radial-gradient(50rem 26rem at 90% 100%, ${color('mangoSoft')}, transparent 70%);

  ${media.md} {
    padding-block: ${space(16)} ${space(14)};
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space(8)};
  align-items: center;

  h1 {
    margin: 0;
    font-size: ${font.display};
    font-weight: 700;
    line-height: 1.4;
    text-wrap: balance;
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
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 28rem;
    object-fit: contain;
  }
`;

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space(3)};
  margin: ${space(10)} 0 0;
  padding: ${space(5)} 0 0;
  border-block-start: 1px solid ${color('line')};
  list-style: none;

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
