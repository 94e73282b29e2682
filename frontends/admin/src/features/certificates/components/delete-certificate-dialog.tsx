import { DeleteDialog } from '../../../form/delete-dialog';
import { useDeleteCertificate } from '../change-certificates';
import { copy } from '../copy';
import type { Certificate } from '../get-certificates';

interface DeleteCertificateDialogProps {
  certificate: Certificate;
  onClose: () => void;
}

export function DeleteCertificateDialog({ certificate, ...rest }: DeleteCertificateDialogProps) {
  return (
    <DeleteDialog
      {...rest}
      item={certificate}
      title={copy.deleteTitle}
      text={copy.deleteText(certificate.name)}
      failed={copy.deleteFailed}
      remove={useDeleteCertificate()}
    />
  );
}
