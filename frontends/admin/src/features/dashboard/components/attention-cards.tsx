import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { Loading, Skeleton } from '@afshoreh/ui';
import { color, focusRing, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { SECTIONS } from '../../../layout/sections';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import type { Dashboard } from '../get-dashboard';

const words = copy.attentionFigures;
const SKELETONS = [1, 2, 3, 4, 5, 6];

/** The height of a card whose label has two lines. */
const CARD_SIZE = '8.5rem';

type Tone = 'danger' | 'info' | 'warning' | 'success';

interface Figure {
  label: string;
  tone: Tone;
  /** The address of the list that shows exactly these records. */
  to: string;
  /** Null when the role may not read these records. */
  count: number | null | undefined;
}

function figuresOf({ orders, waiting }: Dashboard): Figure[] {
  const queue = '/admin/orders?view=calls&due=';
  return [
    { label: words.overdue, tone: 'danger', to: `${queue}overdue`, count: orders?.overdue },
    { label: words.dueToday, tone: 'warning', to: `${queue}today`, count: orders?.dueToday },
    { label: words.new, tone: 'info', to: '/admin/orders?status=new', count: orders?.byStatus.new },
    { label: words.contacts, tone: 'info', to: '/admin/contacts?filter=unread', count: waiting.contacts },
    { label: words.sellers, tone: 'success', to: '/admin/sellers?status=pending', count: waiting.sellers },
    { label: words.comments, tone: 'success', to: '/admin/comments', count: waiting.comments },
  ];
}

/** Cards for papers that expire. They are not daily work, so a card is shown only when there is something to do. */
function papersOf({ waiting }: Dashboard): Figure[] {
  return [
    {
      label: words.documents,
      tone: 'warning',
      to: '/admin/products?documents=expiring',
      count: waiting.documents || null,
    },
    {
      label: words.certificates,
      tone: 'warning',
      to: '/admin/certificates?sort=validUntil',
      count: waiting.certificates || null,
    },
  ];
}

/** Returns the section of a card's list; undefined when the menu has no such section. */
const sectionOf = ({ to }: Figure) => SECTIONS.find(({ path }) => path === to.split('?')[0]);

/** Numbers of records that need an admin, each with a link to its list. */
export function AttentionCards({ dashboard }: { dashboard: Dashboard | undefined }) {
  if (!dashboard) {
    return (
      <Loading>
        <Row>
          {SKELETONS.map((card) => (
            <Skeleton key={card} height={CARD_SIZE} />
          ))}
        </Row>
      </Loading>
    );
  }
  return <Cards figures={figuresOf(dashboard)} label={copy.attention} />;
}

/**
 * Cards for papers that expire soon. They are below the report, because cards that appear and disappear would move what
 * is read above them.
 */
export function PaperCards({ dashboard }: { dashboard: Dashboard | undefined }) {
  return dashboard ? <Cards figures={papersOf(dashboard)} label={copy.papers} /> : null;
}

function Cards({ figures, label }: { figures: Figure[]; label: string }) {
  const may = useMay();
  const shown = figures.filter((figure) => {
    const area = sectionOf(figure)?.area;
    return figure.count !== null && figure.count !== undefined && area !== undefined && may(area);
  });
  if (shown.length === 0) return null;
  return (
    <Row as="section" aria-label={label}>
      {shown.map((figure) => (
        <Card key={figure.label} to={figure.to} $tone={figure.count ? figure.tone : null}>
          <Count>{formatNumber(figure.count ?? 0)}</Count>
          <Label>{figure.label}</Label>
          <span>{figure.count === 0 ? copy.nothingLeft : copy.seeAll}</span>
        </Card>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.xl} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  @media print {
    display: none;
  }
`;

const Card = styled(Link)<{ $tone: Tone | null }>`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: ${CARD_SIZE};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line')};
  border-inline-start: 4px solid
    ${({ $tone }) => color($tone === null ? 'line' : $tone === 'danger' ? 'dangerText' : $tone)};
  border-radius: ${radius.medium};
  background: ${color('surface')};
  box-shadow: ${shadow.card};
  color: ${color('muted')};
  font-size: ${font.xs};
  text-decoration: none;
  ${focusRing}

  &:hover {
    background: ${({ $tone }) => ($tone === null ? color('sunken') : color(`${$tone}Soft`))};
  }
`;

const Count = styled.strong`
  color: ${color('text')};
  font-size: ${font.xl};
  line-height: 1.3;
`;

const Label = styled.span`
  color: ${color('text')};
  font-size: ${font.sm};
  font-weight: 600;
`;
