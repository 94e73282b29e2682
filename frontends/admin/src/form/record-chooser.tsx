import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { Button, Cluster, SearchField, Stack } from '@afshoreh/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './copy';

/** A record that a search has found; `label` is the text of its button. */
export interface FoundRecord {
  id: number;
  name: string;
  label: string;
}

interface RecordChooserProps {
  label: string;
  /** Distinguishes this search in the query cache. */
  list: string;
  find: (q: string, signal: AbortSignal) => Promise<FoundRecord[]>;
  onChoose: (record: FoundRecord) => void;
}

/** Searches records by name and offers a button for each one found. */
export function RecordChooser({ label, list, find, onChoose }: RecordChooserProps) {
  const [q, setQ] = useState('');
  const { data = [], isSuccess } = useQuery({
    queryKey: ['admin', list, 'chooser', q],
    queryFn: ({ signal }) => find(q, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const isEmpty = q !== '' && isSuccess && data.length === 0;
  return (
    <Stack $gap={2}>
      <Row>
        <SearchField label={label} value={q} onSearch={setQ} />
      </Row>
      <p role="status" hidden={!isEmpty}>
        {isEmpty && copy.nothingFound}
      </p>
      {q !== '' && data.length > 0 && (
        <Cluster as="ul" $gap={2}>
          {data.map((record) => (
            <li key={record.id}>
              <Button variant="secondary" size="small" onClick={() => onChoose(record)}>
                {record.label}
              </Button>
            </li>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}

/** The field is as wide as its row; in a column its width would become its height. */
const Row = styled.div`
  display: flex;
`;
