import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { color, focusRing, font, radius, space } from '@afshoreh/ui/theme';
import { useQuery } from '@afshoreh/contracts/query';
import styled from 'styled-components';
import { categoriesQuery } from '../../../get-categories';
import { contactCountQuery, orderCountQuery, productCountQuery } from '../../../get-counts';
import { SECTIONS } from '../../../layout/sections';
import { mediaCountsQuery } from '../../../media/get-media';
import { useMay } from '../../../session/access';
import { copy } from '../copy';

type CardName = keyof typeof copy.cards;

/** Links to all sections that the role may see (spec §2 dashboard, D32); their counts are those of the lists themselves (D28). */
export function SectionCards() {
  const may = useMay();
  const counts: Partial<Record<CardName, number>> = {
    products: useQuery({ ...productCountQuery, enabled: may('catalogue') }).data,
    orders: useQuery({ ...orderCountQuery(), enabled: may('orders') }).data,
    contacts: useQuery({ ...contactCountQuery(), enabled: may('contacts') }).data,
    categories: useQuery(categoriesQuery).data?.length,
    media: useQuery({ ...mediaCountsQuery, enabled: may('media') }).data?.all,
  };

  return (
    <Cards>
      {SECTIONS.filter(({ area }) => may(area)).map(({ name, path, icon: Icon }) => {
        if (name === 'dashboard') return null;
        const card = copy.cards[name];
        const count = counts[name];
        return (
          <li key={name}>
            <Card to={path}>
              <Icon size={24} aria-hidden />
              <Title>{card.title}</Title>
              <span>{card.text}</span>
              {'unit' in card && count !== undefined && (
                <Count>
                  {formatNumber(count)} {card.unit}
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
  margin: 0;
  padding: 0;
  list-style: none;
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
