import { settingsQuery } from '@afshoreh/api-client';
import { Link } from '@afshoreh/contracts/router';
import { PhoneLink } from '@afshoreh/ui';
import { color, font, media, pageWidth, space } from '@afshoreh/ui/theme';
import { useQuery } from '@afshoreh/contracts/query';
import styled from 'styled-components';

import { copy } from './copy';

/** The sales phone and the link to order tracking, at the top of wide screens. Small screens have both in the menu. */
export function SalesStrip() {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <Strip>
      <div>
        {settings && (
          <p>
            {copy.callSales} <PhoneLink phone={settings.salesPhone} />
          </p>
        )}
        <Link to="/orders/track">{copy.track}</Link>
      </div>
    </Strip>
  );
}

const Strip = styled.div`
  display: none;
  block-size: ${space(10)};
  border-block-end: 1px solid ${color('line')};
  background: ${color('sunken')};
  font-size: ${font.sm};

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(6)};
    block-size: 100%;
    max-inline-size: ${pageWidth};
    margin-inline: auto;
    padding-inline: ${space(4)};
  }

  p {
    color: ${color('muted')};
  }

  a {
    color: ${color('text')};
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  > div > a {
    margin-inline-start: auto;
  }

  ${media.lg} {
    display: block;
  }
`;
