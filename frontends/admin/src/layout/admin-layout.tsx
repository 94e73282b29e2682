import type { AdminAccount } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { Button } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { ExternalLink, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { MenuDrawer } from './menu-drawer';
import { SideMenu } from './side-menu';

interface AdminLayoutProps {
  admin: AdminAccount;
  loggingOut: boolean;
  onLogOut: () => void;
  children: ReactNode;
}

/** The frame of every admin screen (spec §2): header with title and logout, side menu, the screen itself. */
export function AdminLayout({ admin, loggingOut, onLogOut, children }: AdminLayoutProps) {
  return (
    <Frame>
      <SkipLink href="#main">{copy.skipToContent}</SkipLink>
      <Header>
        <OnSmallScreens>
          <MenuDrawer />
        </OnSmallScreens>
        <Title to="/admin">{copy.panelTitle}</Title>
        <Account>
          <Name>{admin.displayName}</Name>
          <SiteLink to="/" target="_blank">
            <ExternalLink size={16} />
            {copy.viewSite}
          </SiteLink>
          <Button variant="ghost" size="small" pending={loggingOut} pendingLabel={copy.loggingOut} onClick={onLogOut}>
            <LogOut />
            {copy.logout}
          </Button>
        </Account>
      </Header>
      <Side>
        <SideMenu />
      </Side>
      <Screen id="main" tabIndex={-1}>
        {children}
      </Screen>
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

  ${media.lg} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-inline: ${space(3)};
  border-block-end: 1px solid ${color('line')};
  background: ${color('surface')};

  ${media.md} {
    padding-inline: ${space(6)};
  }
`;

const OnSmallScreens = styled.div`
  ${media.lg} {
    display: none;
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

const Title = styled(Link)`
  overflow: hidden;
  color: ${color('text')};
  font-weight: 700;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-inline-start: auto;
`;

const Name = styled.span`
  display: none;
  color: ${color('muted')};
  font-size: ${font.sm};

  ${media.md} {
    display: inline;
  }
`;

const SiteLink = styled(Link)`
  display: none;
  align-items: center;
  gap: ${space(1)};
  color: ${color('muted')};
  font-size: ${font.sm};
  text-decoration: none;

  ${media.md} {
    display: inline-flex;
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
    padding: ${space(4)};
    border-inline-end: 1px solid ${color('line')};
    background: ${color('surface')};
  }
`;

const Screen = styled.main`
  inline-size: 100%;
  max-inline-size: 88rem;
  margin-inline: auto;
  outline: none;
  padding: ${space(5)} ${space(4)} ${space(16)};

  ${media.md} {
    padding: ${space(8)} ${space(8)} ${space(16)};
  }
`;
