import { formatNumber } from '@afshoreh/persian';
import { Button, ErrorBox } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from './copy';
import type { BulkFailure } from './use-bulk';

interface BulkFailuresProps<Item> {
  failures: BulkFailure<Item>[];
  nameOf: (item: Item) => string;
  onClose: () => void;
}

/** The rows for which an action has failed, each with its reason. */
export function BulkFailures<Item>({ failures, nameOf, onClose }: BulkFailuresProps<Item>) {
  if (failures.length === 0) return null;
  return (
    <Place>
      <ErrorBox title={copy.bulkFailed(formatNumber(failures.length))}>
        <ul>
          {failures.map(({ item, reason }, at) => (
            <li key={at}>
              {nameOf(item)}: {reason}
            </li>
          ))}
        </ul>
        <Button variant="secondary" size="small" onClick={onClose}>
          {copy.closeFailures}
        </Button>
      </ErrorBox>
    </Place>
  );
}

const Place = styled.div`
  margin-block-end: ${space(4)};

  ul {
    max-block-size: 12rem;
    margin: 0 0 ${space(2)};
    overflow-y: auto;
  }
`;
