import type { AdminAccount } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { Button, IconButton } from '@afshoreh/ui';
import { color, font, media, space, visuallyHidden } from '@afshoreh/ui/theme';
import { ExternalLink, LogOut, Search } from 'lucide-react';
import styled from 'styled-components';
import { copy as keyboardCopy } from '../keyboard/copy';
import { copy } from './copy';
import { MenuDrawer } from './menu-drawer';

export interface AdminHeaderProps {
  admin: AdminAccount;
  loggingOut: boolean;
  onLogOut: () => void;
  /** Opens the command palette. */
  onSearch: () => void;
}

/** The header: the title with a link to the dashboard, the name of the admin, and logout. */
export function AdminHeader({ admin, loggingOut, onLogOut, onSearch }: AdminHeaderProps) {
  return (
    <Header>
      <OnSmallScreens>
        <MenuDrawer />
      </OnSmallScreens>
      <Title to="/admin">{copy.panelTitle}</Title>
      <Account>
        <IconButton
          label={keyboardCopy.openPalette}
          icon={<Search />}
          size="small"
          aria-keyshortcuts="Control+K"
          onClick={onSearch}
        />
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
  );
}

const Header = styled.header`
  container-type: inline-size;
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(2)};
  border-block-end: 1px solid ${color('line')};
  background: ${color('surface')};

  ${media.md} {
    gap: ${space(2)};
    padding-inline: ${space(6)};
  }
`;

const OnSmallScreens = styled.div`
  ${media.lg} {
    display: none;
  }
`;

const Title = styled(Link)`
  overflow: hidden;
  line-height: 2.75rem;
  color: ${color('text')};
  font-weight: 700;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* The title would be cut to two letters; the menu leads to the dashboard too. */
  @container (max-width: 14rem) {
    ${visuallyHidden}
  }
`;

const Account = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(3)};
  margin-inline-start: auto;

  ${media.phone} {
    gap: 0;

    > button:last-child {
      padding-inline: ${space(2)};
    }
    /* A phone with large text has room for the word only. */
    @container (max-width: 14rem) {
      > button:last-child > svg {
        display: none;
      }
    }
  }
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
