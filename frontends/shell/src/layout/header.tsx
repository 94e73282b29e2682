import { Link } from '@afshoreh/contracts/router';
import { color, font, media, pageWidth, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

import { copy as searchCopy } from '../search/copy';
import { SearchBox } from '../search/search-box';
import { Account } from './account';
import { CartButton } from './cart-button';
import { copy } from './copy';
import { CloseIcon, Logo, MenuIcon, SearchIcon } from './icons';
import { MainMenu } from './main-menu';
import { SalesStrip } from './sales-strip';
import { useHeaderPanels } from './use-header-panels';

const MENU = 'main-menu';
const SEARCH = 'search';

/** `offersSearch`: false when the page has its own product search. */
export function Header({ offersSearch = true }: { offersSearch?: boolean }) {
  const { opened, menuToggle, searchToggle, toggle, close } = useHeaderPanels();
  const hasMenu = opened === 'menu';
  const hasSearch = opened === 'search';
  return (
    <Bar>
      <SalesStrip />
      <Row>
        <Brand to="/" replace={hasMenu} aria-label={copy.homeLabel}>
          <Logo />
          <span>{copy.brand}</span>
        </Brand>
        {hasMenu && <Scrim type="button" tabIndex={-1} aria-hidden="true" onClick={close} />}
        <MainMenu id={MENU} open={hasMenu} />
        {offersSearch && <SearchBox id={SEARCH} open={hasSearch} onDone={close} />}
        <Actions>
          <WideOnly>
            <Account />
          </WideOnly>
          {offersSearch && (
            <Toggle
              ref={searchToggle}
              type="button"
              aria-expanded={hasSearch}
              aria-controls={SEARCH}
              aria-label={hasSearch ? searchCopy.close : searchCopy.open}
              onClick={() => toggle('search')}
            >
              {hasSearch ? <CloseIcon /> : <SearchIcon />}
            </Toggle>
          )}
          <CartButton replace={hasMenu} />
          <Toggle
            ref={menuToggle}
            type="button"
            aria-expanded={hasMenu}
            aria-controls={MENU}
            aria-label={hasMenu ? copy.closeMenu : copy.openMenu}
            onClick={() => toggle('menu')}
          >
            {hasMenu ? <CloseIcon /> : <MenuIcon />}
          </Toggle>
        </Actions>
      </Row>
    </Bar>
  );
}

/** On wide screens a strip above this row scrolls away, and only the row stays. */
const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  border-block-end: 1px solid ${color('line')};
  background: ${color('surface')};

  ${media.lg} {
    inset-block-start: -${space(10)};
  }

  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(4)};
  max-inline-size: ${pageWidth};
  min-block-size: ${space(17)};
  margin-inline: auto;
  padding-inline: ${space(4)};
`;

const Brand = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${space(17)};
  color: ${color('text')};
  font-size: ${font.xl};
  font-weight: 700;
  text-decoration: none;
`;

/* The customer's name appears after hydration and takes free space in the middle, so that nothing at the sides moves. With
   large text this box wraps to a second row when its longest word does not fit. */
const Actions = styled.div`
  display: flex;
  flex: 1 1 min-content;
  align-items: center;
  justify-content: end;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: break-word;

  ${media.lg} {
    gap: ${space(2)};
  }
`;

const WideOnly = styled.div`
  display: none;
  min-inline-size: 0;

  /* Reserves the height of a two-line name, so that nothing moves when the name appears. */
  ${media.lg} {
    display: grid;
    align-items: center;
    min-block-size: ${space(13)};
  }
`;

const Toggle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${space(11)};
  block-size: ${space(11)};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;

  ${media.noScript} {
    display: none;
  }

  ${media.lg} {
    display: none;
  }
`;

/** Covers the page while the menu is open; a tap on it closes the menu. */
const Scrim = styled.button`
  position: fixed;
  inset-block: calc(${space(17)} + 1px) 0;
  inset-inline: 0;
  border: 0;
  background: ${color('backdrop')};
  cursor: default;
  touch-action: none;

  ${media.lg} {
    display: none;
  }
`;
