import { settingsQuery } from '@afshoreh/api-client';
import { NavLink } from '@afshoreh/contracts/router';
import { formatPhone } from '@afshoreh/persian';
import { color, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';

import { Account } from './account';
import { copy, navigation } from './copy';
import { PhoneIcon } from './icons';

function Phone() {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings) return null;
  return (
    <PhoneLink href={`tel:${settings.phone}`} aria-label={copy.callUs}>
      <PhoneIcon />
      <bdi dir="ltr">{formatPhone(settings.phone)}</bdi>
    </PhoneLink>
  );
}

/** The ways to every part of the site: a row beside the brand; on small screens, while `open`, a sheet below the bar. */
export function MainMenu({ id, open }: { id: string; open: boolean }) {
  return (
    <Menu id={id} $open={open} aria-label={copy.mainNavigation}>
      <ul className="links">
        {navigation.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <MenuFoot>
        <Phone />
        <Account />
      </MenuFoot>
    </Menu>
  );
}

const Menu = styled.nav<{ $open: boolean }>`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  max-block-size: calc(100dvh - ${space(17)});
  overflow-y: auto;
  padding: ${space(4)};
  border-block-end: 1px solid ${color('line')};
  background: ${color('surface')};
  box-shadow: ${shadow.overlay};

  .links {
    display: grid;
    gap: ${space(1)};
  }

  .links a {
    display: block;
    padding-block: ${space(2)};
    padding-inline: ${space(3)};
    border-radius: ${radius.small};
    color: ${color('text')};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }

  .links a:hover {
    background: ${color('sunken')};
  }

  .links a[aria-current='page'] {
    background: ${color('brandSoft')};
    color: ${color('brandText')};
  }

  ${media.lg} {
    position: static;
    display: block;
    flex: none;
    overflow: visible;
    padding: 0;
    border: 0;
    box-shadow: none;

    .links {
      display: flex;
    }
  }
`;

const MenuFoot = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(4)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('line')};

  ${media.lg} {
    display: none;
  }
`;

const PhoneLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-inline: ${space(3)};
  min-block-size: ${space(11)};
  font-weight: 600;
  white-space: nowrap;
  text-decoration: none;
`;
