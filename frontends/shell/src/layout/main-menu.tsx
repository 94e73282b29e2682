import { settingsQuery } from '@afshoreh/api-client';
import { Link, NavLink, useLocation } from '@afshoreh/contracts/router';
import { PhoneLink } from '@afshoreh/ui';
import { color, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { useQuery } from '@afshoreh/contracts/query';
import styled from 'styled-components';

import { Account } from './account';
import { frameLinks } from '../remotes/remotes';
import { copy } from './copy';
import { PhoneIcon } from './icons';

function Phones() {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings) return null;
  return [
    [copy.callSales, settings.salesPhone],
    [copy.phone, settings.phone],
  ].map(([whose = '', phone = '']) => (
    <PhoneLine key={whose}>
      <PhoneIcon />
      <span>{whose}</span>
      <PhoneLink phone={phone} />
    </PhoneLine>
  ));
}

/** Links to every part of the site: a row beside the logo, or on small screens a sheet below the bar while `open`. */
export function MainMenu({ id, open }: { id: string; open: boolean }) {
  const { pathname } = useLocation();
  return (
    <Menu id={id} $open={open} aria-label={copy.mainNavigation}>
      <ul className="links">
        {frameLinks().menu.map(({ path, label, around }) => (
          <li key={path}>
            {around && pathname.startsWith(`${around}/`) ? (
              <Link to={path} aria-current="true" replace={open}>
                {label}
              </Link>
            ) : (
              <NavLink to={path} end={path === '/'} replace={open}>
                {label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
      <MenuFoot>
        <Link to="/orders/track" replace={open}>
          {copy.track}
        </Link>
        <Phones />
        <Account replace={open} />
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
  overscroll-behavior: contain;
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

  .links a[aria-current] {
    background: ${color('brandSoft')};
    color: ${color('brandText')};
  }

  ${media.noScript} {
    position: static;
    display: block;
    flex: 1 1 100%;
    order: 1;
    max-block-size: none;
    padding: 0;
    border: 0;
    box-shadow: none;

    .links {
      grid-template-columns: repeat(auto-fill, minmax(min(7rem, 100%), 1fr));
    }
  }

  ${media.lg} {
    position: static;
    display: block;
    flex: 0 1 auto;
    order: 0;
    min-inline-size: 0;
    overflow: visible;
    padding: 0;
    border: 0;
    box-shadow: none;

    .links {
      display: flex;
      flex-wrap: wrap;
    }

    .links a {
      padding-inline: ${space(2)};
    }
  }

  ${media.xl} {
    .links a {
      padding-inline: ${space(3)};
    }
  }
`;

const MenuFoot = styled.div`
  display: grid;
  row-gap: ${space(1)};
  margin-block-start: ${space(3)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('line')};

  > a {
    display: flex;
    align-items: center;
    min-block-size: ${space(11)};
    padding-inline: ${space(3)};
  }

  ${media.lg} {
    display: none;
  }
`;

const PhoneLine = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-inline: ${space(3)};
  color: ${color('muted')};
  white-space: nowrap;

  a {
    display: flex;
    align-items: center;
    min-block-size: ${space(11)};
    font-weight: 600;
    text-decoration: none;
  }
`;
