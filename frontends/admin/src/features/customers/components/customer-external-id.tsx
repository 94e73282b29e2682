import { api, dataOf } from '@afshoreh/api-client';
import { useMutation } from '@afshoreh/contracts/query';
import { Button, Cluster, Ltr } from '@afshoreh/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ExternalIdField, externalIdOf, externalIdSchema } from '../../../form/external-id';
import { InlineForm } from '../../../form/inline-form';
import { useRecordForm } from '../../../form/use-record-form';
import { useRefetch } from '../../../resource/use-resource';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { customers, type Customer } from '../customers';

const { dialog: words } = copy;
const schema = z.object({ externalId: externalIdSchema });

/** The id of a customer in another system, with a form behind a button, because people seldom change it. */
export function CustomerExternalId({ customer }: { customer: Customer }) {
  const mayChange = useMay()('customers', 'write');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <ExternalIdForm customer={customer} onSaved={() => setIsOpen(false)} />;
  return (
    <Cluster $gap={3}>
      {customer.externalId ? <Ltr>{customer.externalId}</Ltr> : words.noExternalId}
      {mayChange && (
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          {words.editExternalId}
        </Button>
      )}
    </Cluster>
  );
}

function ExternalIdForm({ customer: { id, externalId }, onSaved }: { customer: Customer; onSaved: () => void }) {
  const refetch = useRefetch(customers);
  const save = useMutation({
    mutationFn: ({ typed, signal }: { typed: string; signal: AbortSignal }) =>
      api
        .PUT('/customers/{id}/external-id', {
          params: { path: { id } },
          body: { externalId: externalIdOf(typed) },
          signal,
        })
        .then(dataOf),
    onSuccess: () => void refetch(),
  });
  const form = useRecordForm({
    schema,
    valuesOf: (_stored?: Customer) => ({ externalId: externalId ?? '' }),
    save: async ({ values, signal }) => void (await save.mutateAsync({ typed: values.externalId, signal })),
    failed: words.externalIdFailed,
    onSaved,
  });
  return (
    <InlineForm
      form={form}
      words={{ save: words.saveExternalId, saving: words.savingExternalId }}
      variant="secondary"
      size="small"
    >
      <ExternalIdField {...form.fieldProps('externalId')} />
    </InlineForm>
  );
}
