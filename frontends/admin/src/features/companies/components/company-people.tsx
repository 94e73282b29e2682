import { api, dataOf } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { phoneInText } from '@afshoreh/persian';
import { Bidi, Button, PhoneLink, SkeletonLines, Stack } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { EntryList, SectionTitle } from '../../../list/entry-list';
import { RecordChooser } from '../../../form/record-chooser';
import { QueryLoader } from '../../../layout/query-loader';
import { recordAddress } from '../../../layout/sections';
import { useMay } from '../../../session/access';
import { peopleQuery, suggestionsQuery, useJoin, type PersonOfCompany } from '../companies';
import { copy } from '../copy';

const words = copy.people;
const MOST_FOUND = 6;

/** The people of a company, people with the same national id as suggestions, and a search for others. */
export function CompanyPeople({ id }: { id: number }) {
  const mayChange = useMay()('customers', 'write');
  const people = useQuery(peopleQuery(id));
  const suggestions = useQuery(suggestionsQuery(id));
  const join = useJoin(id);
  return (
    <section aria-labelledby="company-people">
      <SectionTitle id="company-people">{words.title}</SectionTitle>
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

const List = styled(EntryList)`
  margin-block-start: ${space(2)};
`;
