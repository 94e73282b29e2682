import { Phone } from 'lucide-react';
import styled from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '@afshoreh/api-client';
import { formatPhone } from '@afshoreh/persian';
import { Container, LinkButton } from '@afshoreh/ui';
import { font, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

/** The last word of the home page: order, or call sales. */
export function CallToAction() {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <Container>
      <Block aria-labelledby="order-now">
        <div>
          <h2 id="order-now">{copy.callToAction.title}</h2>
          <p>{copy.callToAction.text}</p>
        </div>
        <Ways>
          <LinkButton size="large" variant="secondary" to="/products">
            {copy.callToAction.order}
          </LinkButton>
          {settings && (
            <a href={`tel:${settings.salesPhone}`}>
              <Phone aria-hidden size={20} />
              {copy.callToAction.call}: <bdi dir="ltr">{formatPhone(settings.salesPhone)}</bdi>
            </a>
          )}
        </Ways>
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

  h2 {
    margin: 0;
    font-size: ${font.xxl};
    font-weight: 700;
    line-height: 1.45;
    text-wrap: balance;
  }
  p {
    max-inline-size: 38rem;
    margin-block: ${space(3)} 0;
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
  display: grid;
  justify-items: start;
  gap: ${space(4)};

  > a[href^='tel:'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 2.75rem;
    color: #fff;
    font-weight: 600;
  }
  bdi {
    white-space: nowrap;
  }
`;
