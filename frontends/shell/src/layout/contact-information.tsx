import { settingsQuery } from '@afshoreh/api-client';
import { keepNumbersWithWords } from '@afshoreh/persian';
import { Ltr, PhoneLink } from '@afshoreh/ui';
import { color, space } from '@afshoreh/ui/theme';
import { useQuery } from '@afshoreh/contracts/query';
import styled from 'styled-components';

import { copy, socialNames } from './copy';

/** Phones, e-mail, address and office hours from the site settings. Their space is reserved until they load. */
export function ContactInformation() {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <List>
      {settings && (
        <>
          <dt>{copy.phone}</dt>
          <dd>
            <PhoneLink phone={settings.phone} />
          </dd>
          <dt>{copy.salesPhone}</dt>
          <dd>
            <PhoneLink phone={settings.salesPhone} />
          </dd>
          <dt>{copy.email}</dt>
          <dd>
            <a href={`mailto:${settings.contactEmail}`}>
              <Ltr>{settings.contactEmail}</Ltr>
            </a>
          </dd>
          <dt>{copy.address}</dt>
          <dd>{keepNumbersWithWords(settings.address)}</dd>
          <dt>{copy.officeHours}</dt>
          <dd>{keepNumbersWithWords(settings.officeHours)}</dd>
        </>
      )}
    </List>
  );
}

/** Links to the social networks in the settings; renders nothing when there are none. */
export function SocialLinks() {
  const { data: settings } = useQuery(settingsQuery);
  const links = Object.entries(settings?.socialLinks ?? {}).filter(([, href]) => href);
  if (links.length === 0) return null;
  return (
    <Social aria-label={copy.social}>
      {links.map(([network, href]) => (
        <li key={network}>
          <a href={href ?? ''} target="_blank" rel="noreferrer">
            {socialNames[network as keyof typeof socialNames]}
          </a>
        </li>
      ))}
    </Social>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: ${space(2)} ${space(3)};
  align-content: start;
  min-block-size: 16.5rem;

  dt {
    color: ${color('muted')};
  }

  align-items: baseline;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${space(11)};
  }
`;

const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(4)};
  margin-block: ${space(2)} 0;

  a {
    display: flex;
    align-items: center;
    min-block-size: ${space(11)};
  }
`;
