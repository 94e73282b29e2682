import { useQuery } from '@afshoreh/contracts/query';
import { SkeletonLines } from '@afshoreh/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RecordDialog, type RecordDialogProps } from '../form/record-dialog';
import type { Resource } from './resource';
import { useSaveRecord } from './use-resource';

type SetHere = 'title' | 'description' | 'failed' | 'subject' | 'save' | 'read' | 'words' | 'loadFailed' | 'id';

interface ResourceDialogProps<
  Item extends { id: number },
  Stored extends Item & { version: number },
  Body extends object,
  Values extends FieldValues,
  Parsed extends object,
> extends Omit<RecordDialogProps<Values, Parsed, Stored>, SetHere> {
  of: Resource<Item, Stored, Body>;
  /**
   * The id of the record to load first. A screen that has loaded all records passes its `record` instead. Without both
   * the dialog adds a record.
   */
  id?: number | undefined;
  /** Reads the record as it is stored now, when the resource cannot do it. */
  read?: (stored: Stored | undefined) => Promise<Stored>;
  words: RecordDialogProps<Values, Parsed, Stored>['words'] & {
    /** Left out where no record can be added. */
    addTitle?: string;
    editTitle: string;
    /** The same for adding and editing, or one for each. */
    description?: ReactNode;
    addDescription?: ReactNode;
    editDescription?: (name: string) => ReactNode;
    loadFailed?: string;
  };
  /** Turns the validated values into the body of the request. */
  bodyOf: (values: Parsed, edited: Stored | undefined) => Body;
}

/** Adds or edits a record of a resource over its list. */
export function ResourceDialog<
  Item extends { id: number },
  Stored extends Item & { version: number },
  Body extends object,
  Values extends FieldValues,
  Parsed extends object,
>({ of, bodyOf, ...props }: ResourceDialogProps<Item, Stored, Body, Values, Parsed>) {
  const { id, words, queries = [] } = props;
  const query = useQuery({ ...of.details(id ?? 0), enabled: id !== undefined });
  const record = id === undefined ? props.record : query.data;
  const isNew = id === undefined && !record;
  const { description, addDescription = description } = words;
  const edited = words.editDescription;
  const save = useSaveRecord(of, bodyOf);
  return (
    <RecordDialog
      {...props}
      record={record}
      queries={[...(id === undefined ? [] : [query]), ...queries]}
      loadFailed={words.loadFailed}
      title={(isNew && words.addTitle) || words.editTitle}
      description={
        isNew ? addDescription : edited ? record ? edited(of.nameOf(record)) : <SkeletonLines lines={1} /> : description
      }
      failed={(isNew && of.words.addFailed) || of.words.saveFailed}
      subject={of.subject}
      save={save.mutateAsync}
      read={props.read ?? ((stored) => of.read(stored?.id ?? 0))}
    />
  );
}
