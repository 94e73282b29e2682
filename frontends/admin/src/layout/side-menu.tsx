import { NavLink } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { Loading, Skeleton } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { useQuery } from '@afshoreh/contracts/query';
import styled from 'styled-components';
import {
  contactCountQuery,
  orderCountQuery,
  pendingSellerCountQuery,
  requestedSampleCountQuery,
  unreadTextCountQuery,
  waitingCommentCountQuery,
} from '../get-counts';
import { useAdmin, useMay } from '../session/access';
import { copy } from './copy';
import { SECTIONS, type SectionName } from './sections';

interface Badge {
  count: number;
  text: string;
}

/** The numbers of waiting records, for the sections that the role may see. */
function useWaiting(): Partial<Record<SectionName, Badge>> {
  const may = useMay();
  const orders = useQuery({ ...orderCountQuery('new'), enabled: may('orders') }).data ?? 0;
  const samples = useQuery({ ...requestedSampleCountQuery, enabled: may('orders') }).data ?? 0;
  const contacts = useQuery({ ...contactCountQuery('unread'), enabled: may('contacts') }).data ?? 0;
  const comments = useQuery({ ...waitingCommentCountQuery, enabled: may('comments') }).data ?? 0;
  const sellers = useQuery({ ...pendingSellerCountQuery, enabled: may('sellers') }).data ?? 0;
  const texts = useQuery({ ...unreadTextCountQuery, enabled: may('catalogue', 'write') }).data ?? 0;
  return {
    orders: { count: orders, text: copy.newOrders(formatNumber(orders)) },
    samples: { count: samples, text: copy.requestedSamples(formatNumber(samples)) },
    contacts: { count: contacts, text: copy.unreadMessages(formatNumber(contacts)) },
    comments: { count: comments, text: copy.waitingComments(formatNumber(comments)) },
    parameters: { count: texts, text: copy.unreadTexts(formatNumber(texts)) },
    sellers: { count: sellers, text: copy.pendingSellers(formatNumber(sellers)) },
  };
}

/** When a section has other sections below its path, only its own address marks it as current. */
const hasOthersBelow = (path: string) => SECTIONS.some((other) => other.path.startsWith(`${path}/`));

/**
 * Links to all sections; some show how many records wait. In a drawer the new screen replaces the drawer's history
 * entry.
 */
export function SideMenu({ onNavigate }: { onNavigate?: () => void }) {
  const isKnown = useAdmin() !== undefined;
  const may = useMay();
  const waiting = useWaiting();
  if (!isKnown) return <MenuSkeleton />;
  return (
    <nav aria-label={copy.menu}>
      <List>
        {SECTIONS.filter(({ area }) => may(area)).map(({ name, path, icon: Icon, title }) => {
          const badge = waiting[name];
          return (
            <li key={name}>
              <Entry to={path} replace={onNavigate !== undefined} end={hasOthersBelow(path)} onClick={onNavigate}>
                <Icon size={20} />
                {title}
                {badge && badge.count > 0 && (
                  <Waiting title={badge.text} aria-label={badge.text} role="img">
                    {formatNumber(badge.count)}
                  </Waiting>
                )}
              </Entry>
            </li>
          );
        })}
      </List>
    </nav>
  );
}

function MenuSkeleton() {
  return (
    <Loading>
      <List as="div">
        {SECTIONS.map(({ name }) => (
          <Skeleton key={name} height="2.75rem" />
        ))}
      </List>
    </Loading>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 2.75rem;
  padding-inline: ${space(3)};
  border-radius: ${radius.small};
  color: ${color('muted')};
  font-size: ${font.sm};
  text-decoration: none;
  transition: background-color 120ms ease;

  &:hover {
    background: ${color('sunken')};
    color: ${color('text')};
  }

  &[aria-current='page'] {
    background: ${color('brandSoft')};
    color: ${color('brandText')};
    font-weight: 600;
  }
`;

const Waiting = styled.span`
  flex: none;
  min-inline-size: 1.5rem;
  margin-inline-start: auto;
  padding-inline: ${space(2)};
  border-radius: ${radius.round};
  background: ${color('brand')};
  color: ${color('onBrand')};
  font-size: ${font.xs};
  line-height: 1.5rem;
  text-align: center;
`;
