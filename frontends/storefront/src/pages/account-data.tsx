import { useState } from 'react';
import { LinkButton } from '@afshoreh/ui';
import { Outcome } from '../components/outcome';
import { SheetPage } from '../components/sheet-page';
import { AccountFrame } from '../features/account/components/account-frame';
import { DeleteForm } from '../features/account/components/delete-form';
import { ExportButton } from '../features/account/components/export-button';
import { Panel } from '../features/account/components/panel';
import { copy } from '../features/account/copy';

export const head = { title: copy.account };

/** `/account/data`: exports the account's data, and deletes the account. */
export default function AccountDataPage() {
  const [deleted, setDeleted] = useState(false);

  if (deleted) {
    return (
      <SheetPage title={copy.sections.data}>
        <Outcome
          title={copy.delete.done}
          text={copy.delete.doneText}
          action={<LinkButton to="/">{copy.delete.home}</LinkButton>}
        />
      </SheetPage>
    );
  }
  return (
    <AccountFrame title={copy.sections.data}>
      {(customer) => (
        <>
          <Panel title={copy.export.title} lead={copy.export.lead}>
            <ExportButton />
          </Panel>
          <Panel tone="danger" title={copy.delete.title} lead={copy.delete.lead}>
            <DeleteForm customer={customer} onDeleted={() => setDeleted(true)} />
          </Panel>
        </>
      )}
    </AccountFrame>
  );
}
