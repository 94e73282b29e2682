import { Link, useLocation } from '@afshoreh/contracts/router';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { Account } from './account';
import { CartButton } from './cart-button';
import { copy } from './copy';
import { CloseIcon, Logo, MenuIcon } from './icons';
import { MainMenu } from './main-menu';

const MENU = 'main-menu';

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
        <MainMenu id={MENU} open={open} />
        <Actions>
          <WideOnly>
            <Account />
          </WideOnly>
          <CartButton />
          <Toggle
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={MENU}
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
  flex: none;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text')};
  font-size: ${font.xl};
  font-weight: 700;
  text-decoration: none;
`;

/* A name that comes when the page is alive takes the room left in the middle: what stands at either side stays there. */
const Actions = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: end;
  gap: ${space(2)};
  min-inline-size: 0;
`;

const WideOnly = styled.div`
  display: none;
  min-inline-size: 0;

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
