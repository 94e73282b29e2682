import { formatToman, parseWholeNumber } from '@afshoreh/persian';
import { FormFailure, TextField, type Failure } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { wasStopped, writeFailureOf } from '../../../form/failed-write';
import { ConflictChooser } from '../../../form/conflict-chooser';
import { FormDialog } from '../../../form/form-dialog';
import { useConflict } from '../../../form/use-conflict';
import { useStopOnClose } from '../../../form/use-stop-on-close';
import { useSavePriceListEntry } from '../change-price-list';
import { copy } from '../copy';
import { storedEntry, type PriceListEntry } from '../get-price-list';
import { priceListSchema, priceListValues } from '../price-list-form';

const words = copy.list.form;
const FORM_ID = 'price-list-form';

interface PriceListDialogProps {
  /** Undefined adds one. */
  entry: PriceListEntry | undefined;
  /** Toman per dollar; null when it is too old for a price. */
  rate: number | null;
  onClose: () => void;
}

export function PriceListDialog({ entry, rate, onClose }: PriceListDialogProps) {
  const [stored, setStored] = useState(entry);
  const save = useSavePriceListEntry(stored);
  const stopSignal = useStopOnClose();
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: priceListSchema,
    defaultValues: priceListValues(entry),
    onSubmit: async (values) => {
      await save.mutateAsync({ values, signal: stopSignal() });
      onClose();
    },
    onFailure: handleFailure,
  });
  const conflict = useConflict({
    form,
    read: () => storedEntry(entry?.id ?? 0),
    valuesOf: priceListValues,
    onMerged: setStored,
  });
  function handleFailure(error: Error): Failure | null {
    const isToldElsewhere = wasStopped(error) || conflict.take(error);
    return isToldElsewhere ? null : { title: copy.list.saveFailed, text: writeFailureOf(error) };
  }
  const usd = parseWholeNumber(useWatch({ control: form.control, name: 'usdPerTon' }));
  return (
    <FormDialog
      title={entry ? words.editTitle : words.addTitle}
      description={words.description}
      formId={FORM_ID}
      words={words}
      isDirty={form.formState.isDirty}
      isSubmitting={isSubmitting}
      onClose={onClose}
    >
      <FormLayout id={FORM_ID} {...formProps}>
        <TextField label={words.name} required {...fieldProps('name')} />
        <TextField
          label={words.usd}
          inputMode="numeric"
          autoComplete="off"
          hint={usd !== null && rate !== null ? words.reads(formatToman(usd * rate)) : words.usdHint}
          required
          {...fieldProps('usdPerTon')}
        />
        {failure && <FormFailure {...failure} />}
      </FormLayout>
      <ConflictChooser conflict={conflict} labels={{ name: words.name, usdPerTon: words.usd }} />
    </FormDialog>
  );
}
