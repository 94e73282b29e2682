import { settingsQuery } from '@afshoreh/api-client';
import { Link, NavLink, useLocation } from '@afshoreh/contracts/router';
import { formatPhone } from '@afshoreh/persian';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { Account } from './account';
import { CartButton } from './cart-button';
import { copy, navigation } from './copy';
import { CloseIcon, Logo, MenuIcon, PhoneIcon } from './icons';

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

/** The menu of small screens: Escape closes it, and so does arriving at another page. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setOpen(false);
  }
  useEffect(() => {
    if (!open) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);
  return { open, setOpen, toggle };
}

export function Header() {
  const { open, setOpen, toggle } = useMenu();
  return (
    <Bar>
      <Row>
        <Brand to="/" aria-label={copy.homeLabel}>
          <Logo />
          <span>{copy.brand}</span>
        </Brand>
        <Menu id="main-menu" $open={open} aria-label={copy.mainNavigation}>
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
        <Actions>
          <CartButton />
          <WideOnly>
            <Account />
          </WideOnly>
          <Toggle
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls="main-menu"
            aria-label={open ? copy.closeMenu : copy.openMenu}
            onClick={() => setOpen(!open)}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </Toggle>
        </Actions>
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  border-block-end: 1px solid ${color('line')};
  background: ${color('surface')};

  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  max-inline-size: 75rem;
  min-block-size: ${space(17)};
  margin-inline: auto;
  padding-inline: ${space(4)};
`;

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text')};
  font-size: ${font.xl};
  font-weight: 700;
  text-decoration: none;
`;

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
    flex: 1;
    overflow: visible;
    padding: 0;
    border: 0;
    box-shadow: none;

    .links {
      display: flex;
      justify-content: center;
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

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

const WideOnly = styled.div`
  display: none;

  ${media.lg} {
    display: block;
  }
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${space(11)};
  block-size: ${space(11)};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;

  ${media.lg} {
    display: none;
  }
`;
