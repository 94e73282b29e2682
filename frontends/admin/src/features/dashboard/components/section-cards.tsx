import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { color, focusRing, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { SECTIONS, type SectionName } from '../../../layout/sections';
import { useMay } from '../../../session/access';
import type { Dashboard } from '../get-dashboard';

/** Links to all sections that the role may see, with the number of their records. */
export function SectionCards({ dashboard }: { dashboard: Dashboard | undefined }) {
  const may = useMay();
  const counts: Partial<Record<SectionName, number | null | undefined>> = {
    products: dashboard?.products,
    orders: dashboard?.orders?.total,
    contacts: dashboard?.contacts,
    categories: dashboard?.categories,
    media: dashboard?.media,
  };

  return (
    <Cards>
      {SECTIONS.filter(({ area }) => may(area)).map(({ name, path, icon: Icon, title, text, unit }) => {
        if (!text) return null;
        const count = counts[name];
        return (
          <li key={name}>
            <Card to={path}>
              <Icon size={24} />
              <Title>{title}</Title>
              <span>{text}</span>
              {unit && typeof count === 'number' && (
                <Count>
                  {formatNumber(count)} {unit}
                </Count>
              )}
            </Card>
          </li>
        );
      })}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space(4)};
`;

const Card = styled(Link)`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  block-size: 100%;
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};
  color: ${color('muted')};
  font-size: ${font.sm};
  text-decoration: none;
  ${focusRing}

  &:hover {
    border-color: ${color('control')};
  }

  svg {
    margin-block-end: ${space(2)};
    color: ${color('brandText')};
  }
`;

const Title = styled.strong`
  color: ${color('text')};
  font-size: ${font.lg};
`;

const Count = styled.span`
  margin-block-start: ${space(2)};
  color: ${color('text')};
  font-weight: 600;
`;
