import { api, dataOf } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { formatDate, formatNumber, phoneInText } from '@afshoreh/persian';
import { Button, Cluster, Notice, SkeletonLines, Stack } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { EntryList, SectionTitle } from '../../../list/entry-list';
import { RecordChooser, type FoundRecord } from '../../../form/record-chooser';
import { QueryLoader } from '../../../layout/query-loader';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { previewQuery, useMerge, useSeparate, type Person, type PersonDetails } from '../people';

const words = copy.merge;
const MOST_FOUND = 6;
type Preview = NonNullable<ReturnType<typeof usePreview>['data']>;

/** Merges another person into this one after a preview, and separates those who were merged. */
export function PersonMerge({ person }: { person: PersonDetails }) {
  const mayChange = useMay()('customers', 'write');
  const [other, setOther] = useState<FoundRecord | null>(null);
  if (!mayChange) return null;
  return (
    <section aria-labelledby="person-merge">
      <SectionTitle id="person-merge">{words.title}</SectionTitle>
      <Stack $gap={3}>
        {person.merged.length > 0 && <MergedList person={person} />}
        {other ? (
          <Question key={other.id} other={other} into={person} onClose={() => setOther(null)} />
        ) : (
          <>
            <p>{words.text}</p>
            <RecordChooser
              label={words.search}
              list="people"
              find={(q, signal) => peopleWith(q, person.id, signal)}
              onChoose={setOther}
            />
          </>
        )}
      </Stack>
    </section>
  );
}

async function peopleWith(q: string, without: number, signal: AbortSignal): Promise<FoundRecord[]> {
  const found = await api.GET('/people', { params: { query: { q, limit: MOST_FOUND } }, signal }).then(dataOf);
  return found
    .filter(({ id }) => id !== without)
    .map((person) => ({ id: person.id, name: person.name, label: words.choose(namedWithPhone(person)) }));
}

/** The name with the phone, because two people often have the same name. */
const namedWithPhone = ({ name, phones }: Person) => words.named(name, phoneInText(phones[0] ?? ''));

function usePreview(id: number, into: number) {
  return useQuery(previewQuery(id, into));
}

interface QuestionProps {
  other: FoundRecord;
  into: PersonDetails;
  onClose: () => void;
}

function Question({ other, into, onClose }: QuestionProps) {
  const preview = usePreview(other.id, into.id);
  const merge = useMerge(into.id);
  return (
    <QueryLoader queries={[preview]} failed={words.previewFailed} skeleton={<SkeletonLines lines={3} />}>
      {(data) => (
        <Notice tone={data.bothHaveAccounts ? 'warning' : 'info'}>
          <Stack $gap={2}>
            <strong>{words.question(namedWithPhone(data.person), namedWithPhone(data.into))}</strong>
            <span>{words.moves(countsOf(data) || words.nothing, data.into.name)}</span>
            {broughtOf(data) && <span>{words.brings(broughtOf(data))}</span>}
            {data.bothHaveAccounts && <span>{words.refused}</span>}
            <Cluster $gap={3}>
              {!data.bothHaveAccounts && (
                <Button
                  size="small"
                  pending={merge.isPending}
                  pendingLabel={words.confirming}
                  onClick={() => merge.mutate(other, { onSettled: onClose })}
                >
                  {words.confirm}
                </Button>
              )}
              <Button variant="secondary" size="small" onClick={onClose}>
                {words.cancel}
              </Button>
            </Cluster>
          </Stack>
        </Notice>
      )}
    </QueryLoader>
  );
}

const COUNTED = ['orders', 'quotes', 'samples', 'messages', 'notes'] as const;

function countsOf(preview: Preview): string {
  return COUNTED.filter((name) => preview[name] > 0)
    .map((name) => words.counts[name](formatNumber(preview[name])))
    .join('، ');
}

function broughtOf({ tags, bringsCompany, bringsNextStep }: Preview): string {
  const fields = [...(bringsCompany ? [words.company] : []), ...(bringsNextStep ? [words.nextStep] : [])];
  return [...fields, ...tags.map((tag) => words.tag(tag))].join('، ');
}

function MergedList({ person: { merged } }: { person: PersonDetails }) {
  const separate = useSeparate();
  const [openedAt] = useState(() => Date.now());
  return (
    <List aria-label={words.merged}>
      {merged.map(({ id, name, phone, mergedAt, mergedBy, undoUntil }) => (
        <li key={id}>
          <span>{words.mergedOn(`${name} ${phoneInText(phone)}`, formatDate(mergedAt), mergedBy)}</span>
          {Date.parse(undoUntil) > openedAt && (
            <Button
              variant="secondary"
              size="small"
              pending={separate.isPending}
              onClick={() => separate.mutate({ id, name })}
            >
              {words.undo(name)}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled(EntryList)`
  li {
    justify-content: space-between;
    gap: ${space(2)};
  }
`;
