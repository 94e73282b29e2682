import { IconButton, useBackCloses } from '@afshoreh/ui';
import { color, media, shadow, space } from '@afshoreh/ui/theme';
import { Menu, X } from 'lucide-react';
import { useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { copy } from './copy';
import { SideMenu } from './side-menu';

/**
 * The side menu of small screens, behind a toggle. It uses a modal `<dialog>`, because that keeps the focus inside,
 * returns it to the toggle, closes on Esc and makes the page behind it inert.
 */
export function MenuDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => drawer.current?.close();

  useBackCloses(close, { open });

  const handleOpen = () => {
    drawer.current?.showModal();
    setOpen(true);
  };

  return (
    <>
      <IconButton
        label={copy.openMenu}
        icon={<Menu />}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={handleOpen}
      />
      {/* A click on the backdrop closes the drawer. Keyboard users have Esc for that. */}
      <Drawer
        ref={drawer}
        aria-label={copy.menu}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <Panel>
          <Top>
            <IconButton label={copy.closeMenu} icon={<X />} onClick={close} />
          </Top>
          {open && <SideMenu onNavigate={close} />}
        </Panel>
      </Drawer>
    </>
  );
}

const slideIn = keyframes`
  from { translate: 2rem 0; opacity: 0; }
`;

const Drawer = styled.dialog`
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(18rem, 85vw);
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color('surface')};
  box-shadow: ${shadow.overlay};
  color: inherit;

  &::backdrop {
    background: ${color('backdrop')};
  }

  &[open] {
    animation: ${slideIn} 180ms ease-out;
  }

  ${media.reducedMotion} {
    &[open] {
      animation: none;
    }
  }
`;

const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-block-size: 100%;
  padding: ${space(3)};
`;

const Top = styled.div`
  display: flex;
  justify-content: flex-end;
`;
