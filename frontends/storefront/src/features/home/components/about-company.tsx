import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Schemas } from '@afshoreh/api-client';
import { Container, ImageWithFallback } from '@afshoreh/ui';
import { color, media, radius, space } from '@afshoreh/ui/theme';
import { ContentLink } from '../../../components/content-link';
import orchard from '../assets/orchard.svg';

type AboutTexts = Omit<Schemas['AboutSection'], 'id' | 'version'>;

interface AboutCompanyProps {
  texts: AboutTexts;
  certificates: ReactNode;
}

/** The company in a few words, with its certificates. */
export function AboutCompany({ texts, certificates }: AboutCompanyProps) {
  return (
    <Band aria-labelledby="about" data-section="about">
      <Columns>
        <ImageWithFallback src={texts.imageUrl} fallback={orchard} width={560} height={420} loading="lazy" />
        <div>
          <h2 id="about">{texts.title}</h2>
          <Subtitle>{texts.subtitle}</Subtitle>
          <p>{texts.description}</p>
          <Proof>{certificates}</Proof>
          <ContentLink to={texts.buttonUrl} variant="secondary">
            {texts.buttonText}
          </ContentLink>
        </div>
      </Columns>
    </Band>
  );
}

const Band = styled.section`
  padding-block: ${space(10)};

  ${media.md} {
    padding-block: ${space(14)};
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space(8)};
  align-items: center;

  img {
    inline-size: 100%;
    border-radius: ${radius.huge};
  }
  h2 {
    line-height: 1.45;
  }
  p {
    margin-block: ${space(4)} 0;
    color: ${color('muted')};
  }

  ${media.md} {
    grid-template-columns: 1fr 1.1fr;
    gap: ${space(16)};
  }
`;

const Subtitle = styled.p`
  && {
    margin-block-start: ${space(2)};
    color: ${color('brandText')};
    font-weight: 600;
  }
`;

const Proof = styled.div`
  margin-block: ${space(6)} ${space(8)};
`;
