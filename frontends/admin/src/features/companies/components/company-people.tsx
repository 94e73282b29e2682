import { api, dataOf } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { phoneInText } from '@afshoreh/persian';
import { Bidi, Button, PhoneLink, SkeletonLines, Stack } from '@afshoreh/ui';
import { font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { RecordChooser } from '../../../form/record-chooser';
import { QueryLoader } from '../../../layout/query-loader';
import { recordAddress } from '../../../layout/sections';
import { useMay } from '../../../session/access';
import { peopleQuery, suggestionsQuery, useJoin, type PersonOfCompany } from '../companies';
import { copy } from '../copy';

const words = copy.people;
const MOST_FOUND = 6;

/** The people of a company, whom its national id suggests, and the search for others. */
export function CompanyPeople({ id }: { id: number }) {
  const mayChange = useMay()('customers', 'write');
  const people = useQuery(peopleQuery(id));
  const suggestions = useQuery(suggestionsQuery(id));
  const join = useJoin(id);
  return (
    <section aria-labelledby="company-people">
      <Title id="company-people">{words.title}</Title>
      <QueryLoader queries={[people]} failed={words.loadFailed} skeleton={<SkeletonLines lines={2} />}>
        {({ items }) => (
          <Stack $gap={3}>
            {items.length === 0 ? <p>{words.none}</p> : <People people={items} />}
            {mayChange && (
              <>
                {(suggestions.data?.length ?? 0) > 0 && (
                  <div>
                    <p>{words.suggested}</p>
                    <List>
                      {suggestions.data?.map((person) => (
                        <li key={person.id}>
                          <Button variant="secondary" size="small" onClick={() => join.mutate(person)}>
                            {labelOf(person)}
                          </Button>
                        </li>
                      ))}
                    </List>
                  </div>
                )}
                <RecordChooser label={words.search} list="people" find={peopleWith} onChoose={join.mutate} />
              </>
            )}
          </Stack>
        )}
      </QueryLoader>
    </section>
  );
}

function People({ people }: { people: readonly PersonOfCompany[] }) {
  return (
    <List>
      {people.map(({ id, name, phones: [phone = ''] }) => (
        <li key={id}>
          <Link to={recordAddress('person', String(id)) ?? ''}>
            <Bidi>{name}</Bidi>
          </Link>
          <PhoneLink phone={phone} />
        </li>
      ))}
    </List>
  );
}

const labelOf = ({ name, phones: [phone = ''] }: PersonOfCompany) => words.add(name, phoneInText(phone));

async function peopleWith(q: string, signal: AbortSignal) {
  const found = await api.GET('/people', { params: { query: { q, limit: MOST_FOUND } }, signal }).then(dataOf);
  return found.map((person) => ({ id: person.id, name: person.name, label: labelOf(person) }));
}

const Title = styled.h3`
  margin-block-end: ${space(3)};
  font-size: ${font.lg};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: ${space(2)} 0 0;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
  }
`;
