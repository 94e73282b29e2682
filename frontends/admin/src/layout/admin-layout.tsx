import { color, media, radius, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LeaveGuard } from '../form/leave-guard';
import { useKeyboard } from '../keyboard/keyboard';
import { AdminHeader, type AdminHeaderProps } from './admin-header';
import { copy } from './copy';
import { SideMenu } from './side-menu';

interface AdminLayoutProps extends Omit<AdminHeaderProps, 'onSearch'> {
  children: ReactNode;
}

/** The frame of every admin screen: header with title and logout, side menu, the screen itself. */
export function AdminLayout({ children, ...header }: AdminLayoutProps) {
  const { openPalette, dialogs } = useKeyboard();
  return (
    <Frame>
      <SkipLink href="#main">{copy.skipToContent}</SkipLink>
      <AdminHeader {...header} onSearch={openPalette} />
      <Side>
        <SideMenu />
      </Side>
      <Screen id="main" tabIndex={-1}>
        {children}
      </Screen>
      {dialogs}
      <LeaveGuard />
    </Frame>
  );
}

const HEADER_SIZE = '4rem';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: ${HEADER_SIZE} 1fr;
  min-block-size: 100dvh;
  background: ${color('page')};

  @media print {
    display: block;
    background: none;

    > :not(main) {
      display: none;
    }
  }
  ${media.lg} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: 30;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.small};
  background: ${color('brand')};
  color: ${color('onBrand')};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Side = styled.div`
  display: none;

  ${media.lg} {
    position: sticky;
    inset-block-start: ${HEADER_SIZE};
    display: block;
    align-self: start;
    block-size: calc(100dvh - ${HEADER_SIZE});
    overflow-y: auto;
    padding: ${space(4)} ${space(2)};
    border-inline-end: 1px solid ${color('line')};
    background: ${color('surface')};
  }
`;

const Screen = styled.main`
  inline-size: 100%;
  max-inline-size: 88rem;
  margin-inline: auto;
  outline: none;
  padding: ${space(3)} ${space(4)} ${space(16)};

  ${media.md} {
    padding: ${space(5)} ${space(6)} ${space(16)};
  }
  @media print {
    padding: 0;
  }
`;
