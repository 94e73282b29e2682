import { Button, EmptyState, ErrorBox, Loading, Skeleton, Stack } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { useQuery } from '@afshoreh/contracts/query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDeleteCertificate } from '../features/certificates/change-certificates';
import { CertificateDialog } from '../features/certificates/components/certificate-dialog';
import { CertificatesTable } from '../features/certificates/components/certificates-table';
import { copy } from '../features/certificates/copy';
import { certificatesQuery, type Certificate } from '../features/certificates/get-certificates';
import { Screen } from '../layout/screen';
import { idOf } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';

export const head = { title: copy.title };

const ROWS = [1, 2, 3, 4, 5];

export default function CertificatesPage() {
  const opened = useOpened('certificate');
  const { data: certificates, error, isFetching, refetch } = useQuery(certificatesQuery);
  const edited = certificates?.find(({ id }) => id === idOf(opened.value));
  const [toDelete, setToDelete] = useState<Certificate | null>(null);
  const remove = useDeleteCertificate();
  const addButton = (
    <Button size="small" onClick={() => opened.open('new')}>
      <Plus />
      {copy.add}
    </Button>
  );

  return (
    <Screen title={copy.title} note={copy.intro} actions={addButton}>
      {error ? (
        <ErrorBox title={copy.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : !certificates ? (
        <Loading>
          <Stack $gap={2}>
            {ROWS.map((row) => (
              <Skeleton key={row} height="3.5rem" />
            ))}
          </Stack>
        </Loading>
      ) : certificates.length === 0 ? (
        <EmptyState title={copy.emptyTitle} text={copy.emptyText} action={addButton} />
      ) : (
        <CertificatesTable certificates={certificates} onEdit={({ id }) => opened.open(id)} onDelete={setToDelete} />
      )}
      {(edited || opened.value === 'new') && <CertificateDialog certificate={edited} onClose={opened.close} />}
      {toDelete && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setToDelete(null)}
          title={copy.deleteTitle}
          description={copy.deleteText(toDelete.name)}
          confirmLabel={copy.confirmDelete}
          pending={remove.isPending}
          pendingLabel={copy.deleting}
          onConfirm={() => remove.mutate(toDelete, { onSettled: () => setToDelete(null) })}
        />
      )}
    </Screen>
  );
}
