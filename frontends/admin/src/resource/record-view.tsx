import { ApiError } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Button, EmptyState, SkeletonLines } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { HistoryLink } from '../history/history-link';
import { QueryLoader } from '../layout/query-loader';
import { copy } from './copy';
import type { Resource } from './resource';

interface RecordViewProps<Item extends { id: number }, Details extends Item> {
  of: Resource<Item, Details, never>;
  id: number;
  words: {
    title: (name: string) => string;
    loading: string;
    loadFailed: string;
  };
  /** Further buttons, after the one that closes the dialog. */
  buttons?: (record: Details) => ReactNode;
  onDelete?: ((record: Details) => void) | undefined;
  onClose: () => void;
  children: (record: Details) => ReactNode;
}

/** Shows one record in a dialog over its list. */
export function RecordView<Item extends { id: number }, Details extends Item>(props: RecordViewProps<Item, Details>) {
  const { of, id, words, buttons, onDelete, onClose, children } = props;
  const query = useQuery(of.details(id));
  const { data: record, error } = query;
  const isMissing = !record && error instanceof ApiError && error.status === 404;
  return (
    <Dialog
      historyEntry={false}
      size="large"
      onClose={onClose}
      title={record ? words.title(of.nameOf(record)) : words.loading}
      footer={
        <>
          <HistoryLink subject={of.subject} id={id} />
          {record && onDelete && (
            <Button variant="ghost" onClick={() => onDelete(record)}>
              <Trash2 />
              {of.words.deleteTitle}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          {record && buttons?.(record)}
        </>
      }
    >
      {isMissing ? (
        <EmptyState level={3} title={of.words.notFound} text={copy.notFoundText} />
      ) : (
        <QueryLoader queries={[query]} failed={words.loadFailed} skeleton={<SkeletonLines lines={8} />}>
          {children}
        </QueryLoader>
      )}
    </Dialog>
  );
}
