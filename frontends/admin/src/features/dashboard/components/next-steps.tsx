import type { Schemas } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { Badge, Bidi, SkeletonLines } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { persianDay } from '../../../form/persian-day';
import { QueryLoader } from '../../../layout/query-loader';
import { recordAddress } from '../../../layout/sections';
import { dayInTehran } from '../../../list/period';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { dueStepsQuery, SHOWN } from '../get-due-steps';
import { Panel } from './panel';

const words = copy.nextSteps;

/** The next steps with customers that are due today or overdue, each with a link to the person. */
export function NextSteps() {
  const may = useMay()('customers');
  const due = useQuery({ ...dueStepsQuery, enabled: may });
  if (!may) return null;
  return (
    <OnScreen>
      <Panel title={words.title} level={2}>
        <QueryLoader queries={[due]} failed={words.loadFailed} skeleton={<SkeletonLines lines={SHOWN} />}>
          {({ items, total }) =>
            items.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <>
                <List>
                  {items.map((person) => (
                    <Step key={person.id} person={person} />
                  ))}
                </List>
                {total > SHOWN && (
                  <Link to="/admin/customers?nextStep=due&sort=next-step">{words.all(formatNumber(total))}</Link>
                )}
              </>
            )
          }
        </QueryLoader>
      </Panel>
    </OnScreen>
  );
}

function Step({ person: { id, name, nextStep, nextStepOn } }: { person: Schemas['ListedPerson'] }) {
  const isOverdue = nextStepOn !== null && nextStepOn < dayInTehran(new Date());
  return (
    <li>
      <Link to={recordAddress('person', String(id)) ?? ''}>
        <Bidi>{name}</Bidi>
      </Link>
      <span>{nextStep}</span>
      {isOverdue ? <Badge tone="warning">{persianDay(nextStepOn)}</Badge> : <Badge>{words.today}</Badge>}
    </li>
  );
}

/** The panel is not printed with the report. */
const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  margin: 0 0 ${space(2)};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space(3)};
    padding-block: ${space(2)};
    font-size: ${font.sm};
  }
  li + li {
    border-block-start: 1px solid ${color('line')};
  }
  /* A place for a thumb. */
  li > a {
    display: flex;
    align-items: center;
    min-block-size: 2rem;
    font-weight: 600;
  }
  li > span:nth-child(2) {
    grid-area: 2 / 1 / auto / -1;
    color: ${color('muted')};
  }
`;
