import { Phone } from 'lucide-react';
import styled from 'styled-components';
import { useQuery } from '@afshoreh/contracts/query';
import { settingsQuery } from '@afshoreh/api-client';
import { formatPhone } from '@afshoreh/persian';
import { LinkButton } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { Invitation } from '../../../components/invitation';
import { copy } from '../copy';

/** The closing block of the home page: order, or call sales. */
export function CallToAction() {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <Invitation id="order-now" title={copy.callToAction.title} text={copy.callToAction.text}>
      <Ways>
        <LinkButton size="large" variant="secondary" to="/products">
          {copy.callToAction.order}
        </LinkButton>
        {settings && (
          <a href={`tel:${settings.salesPhone}`}>
            <Phone size={20} />
            {copy.callToAction.call}: <bdi dir="ltr">{formatPhone(settings.salesPhone)}</bdi>
          </a>
        )}
      </Ways>
    </Invitation>
  );
}

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
