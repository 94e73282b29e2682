import { ExternalLink, MapPin, Navigation } from 'lucide-react';
import styled from 'styled-components';
import { useQuery } from '@afshoreh/contracts/query';
import { settingsQuery } from '@afshoreh/api-client';
import { keepNumbersWithWords } from '@afshoreh/persian';
import { AnchorButton, CopyButton, SkeletonLines, VisuallyHidden } from '@afshoreh/ui';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { CityMap } from './city-map';

/**
 * Where the marker of our map stands: the industrial estate beside the road to Salmas, north of Urmia. The postal address is a
 * site setting; when the company moves, this point and the drawing change in a release.
 */
const place = { latitude: 37.615, longitude: 45.05 };

const { latitude, longitude } = place;

/** Links to map services and to the phone's map application; the page loads nothing from them. */
const directions = {
  neshan: `https://nshn.ir/?lat=${latitude}&lng=${longitude}`,
  balad: `https://balad.ir/location?latitude=${latitude}&longitude=${longitude}&zoom=14`,
  phoneMap: `geo:${latitude},${longitude}?q=${latitude},${longitude}`,
};

const text = copy.location;

/** The address with its map and links to directions. */
export function Location() {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <Card>
      <CityMap />
      <Words>
        <h3>
          <MapPin size={22} /> {text.address}
        </h3>
        {settings ? (
          <>
            <address>{keepNumbersWithWords(settings.address)}</address>
            <CopyButton
              text={settings.address}
              label={text.copyAddress}
              copied={text.copied}
              failed={text.copyFailed}
            />
          </>
        ) : (
          <SkeletonLines lines={3} />
        )}
        <h3>
          <Navigation size={22} /> {text.directions}
        </h3>
        <Ways>
          <MapService href={directions.neshan} name={text.neshan} />
          <MapService href={directions.balad} name={text.balad} />
          <AnchorButton href={directions.phoneMap} variant="secondary" size="small">
            {text.phoneMap}
          </AnchorButton>
        </Ways>
      </Words>
    </Card>
  );
}

function MapService({ href, name }: { href: string; name: string }) {
  return (
    <AnchorButton href={href} target="_blank" rel="noreferrer" variant="secondary" size="small">
      {name} <ExternalLink /> <VisuallyHidden>{text.newTab}</VisuallyHidden>
    </AnchorButton>
  );
}

const Card = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.huge};
  background: ${color('surface')};
  box-shadow: ${shadow.card};

  ${media.lg} {
    grid-template-columns: 1.75fr 1fr;
  }
`;

const Words = styled.div`
  padding: ${space(6)} ${space(5)};

  h3 {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    margin-block-end: ${space(3)};
    font-size: ${font.lg};
  }
  h3:not(:first-child) {
    margin-block-start: ${space(8)};
  }
  h3 svg {
    color: ${color('brandText')};
  }
  address {
    margin-block-end: ${space(4)};
    color: ${color('muted')};
    font-style: normal;
  }

  ${media.md} {
    align-self: center;
    padding: ${space(10)};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;
