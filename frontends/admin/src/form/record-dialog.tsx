import { SkeletonLines } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { Tabs, type TabsProps } from '@afshoreh/ui/tabs';
import { useState, type ComponentProps, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { QueryLoader } from '../layout/query-loader';
import type { ConflictWords } from './conflict-chooser';
import { useRecordForm, type RecordFormOptions, type RecordForm } from './use-record-form';
import { FormDialog } from './form-dialog';
import { FormOutcome } from './form-outcome';
import { RestoredNotice } from './restored-notice';

type Queries = ComponentProps<typeof QueryLoader>['queries'];

/** Fields on tabs. All tabs stay mounted, so that their input survives a change of tabs. */
interface FormTabs<Values extends FieldValues, Form> {
  label: string;
  /** Returns the tab that contains a field. */
  tabOf: (field: FieldPath<Values>) => string;
  contents: (form: Form) => TabsProps['tabs'];
}

export interface RecordDialogProps<Values extends FieldValues, Parsed, Stored extends { id: number }>
  extends
    ConflictWords,
    Pick<
      RecordFormOptions<Values, Parsed, Stored>,
      'schema' | 'valuesOf' | 'save' | 'read' | 'failed' | 'numbersOf' | 'draft' | 'fieldsOf'
    >,
    Pick<ComponentProps<typeof RecordFormDialog>, 'title' | 'description' | 'size' | 'readOnly' | 'words'> {
  /** The record to edit; undefined adds one. */
  record?: Stored | undefined;
  /** The id of the record, also while the record is still loading. */
  id?: number | undefined;
  /** The name of this kind of record in the audit. */
  subject: string;
  /** True when a record that was deleted meanwhile cannot be saved as a new one. */
  cannotAdd?: boolean;
  /** The queries that must finish before the form is shown. They include the record when the form loads it. */
  queries?: Queries;
  /** The title of the error box when loading fails. */
  loadFailed?: string | undefined;
  onClose: () => void;
  /** Called after a save when nothing was typed since. Without it the dialog closes. */
  onSaved?: (saved: Stored | undefined) => void;
  tabs?: FormTabs<Values, RecordDialogForm<Values, Parsed, Stored>>;
  children?: (form: RecordDialogForm<Values, Parsed, Stored>) => ReactNode;
}

export type RecordDialogForm<Values extends FieldValues, Parsed, Stored extends object> = ReturnType<
  typeof useRecordForm<Values, Parsed, Stored>
>;

/** A dialog over a list that adds or edits one record. */
export function RecordDialog<Values extends FieldValues, Parsed, Stored extends { id: number }>(
  props: RecordDialogProps<Values, Parsed, Stored>,
) {
  const { title, description, size, readOnly, words, labels, formatValue, record, subject, cannotAdd = false } = props;
  const { queries = [], loadFailed = '', tabs, onClose, onSaved = onClose, children, ...options } = props;
  const [tab, setTab] = useState<string>();
  const form = useRecordForm<Values, Parsed, Stored>({
    ...options,
    stored: record,
    isReady: queries.every(({ data }) => data !== undefined),
    onSaved,
    // A field on a closed tab cannot take the focus, so its tab opens first.
    ...(tabs && { onInvalid: (field) => flushSync(() => setTab(tabs.tabOf(field))) }),
  });
  const { id = form.edited?.id } = props;
  return (
    <RecordFormDialog
      form={form}
      canAdd={!cannotAdd}
      {...{ title, description, size, readOnly, words, labels, formatValue, onClose }}
      record={id === undefined ? undefined : { subject, id }}
    >
      <QueryLoader queries={queries} failed={loadFailed} skeleton={<SkeletonLines lines={8} />}>
        {() => {
          const contents = tabs?.contents(form) ?? [];
          return tabs ? (
            <Tabs
              label={tabs.label}
              keepMounted
              value={tab ?? contents[0]?.value ?? ''}
              onValueChange={setTab}
              tabs={contents}
            />
          ) : (
            children?.(form)
          );
        }}
      </QueryLoader>
    </RecordFormDialog>
  );
}

interface RecordFormDialogProps
  extends
    Omit<ComponentProps<typeof FormDialog>, 'formId' | 'isDirty' | 'onGiveUp' | 'isSubmitting' | 'historyEntry'>,
    ConflictWords {
  form: RecordForm;
  /** Whether a record that was deleted meanwhile can be saved as a new one. */
  canAdd?: boolean;
}

function RecordFormDialog({ form, canAdd, labels, formatValue, children, ...dialog }: RecordFormDialogProps) {
  const formId = useId();
  return (
    <FormDialog
      {...dialog}
      historyEntry={false}
      formId={formId}
      isDirty={form.isDirty}
      onGiveUp={form.draft.forget}
      isSubmitting={form.isSubmitting}
    >
      <FormLayout id={formId} {...form.formProps}>
        {form.draft.isRestored && <RestoredNotice onDiscard={form.discardDraft} />}
        {children}
        <FormOutcome form={form} canAdd={canAdd} labels={labels} formatValue={formatValue} />
      </FormLayout>
    </FormDialog>
  );
}
