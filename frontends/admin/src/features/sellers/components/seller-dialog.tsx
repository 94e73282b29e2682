import { ResourceDialog } from '../../../resource/resource-dialog';
import { copy } from '../copy';
import { sellerBody, sellerSchema, sellerValues, tabOf } from '../seller-form';
import { sellers, type SellerStatus } from '../sellers';
import { sellerTabs } from './seller-fields';

interface SellerDialogProps {
  /** The seller to edit; undefined adds one. */
  id: number | undefined;
  onClose: () => void;
}

/** Adds or edits a seller. The form has four tabs. */
export function SellerDialog(props: SellerDialogProps) {
  return (
    <ResourceDialog
      {...props}
      of={sellers}
      words={copy.form}
      size="large"
      draft={`seller.${props.id ?? 'new'}`}
      schema={sellerSchema}
      valuesOf={sellerValues}
      bodyOf={sellerBody}
      labels={copy.fields}
      formatValue={(field, value) => (field === 'status' ? copy.filters[value as SellerStatus] : undefined)}
      tabs={{ label: copy.tabsLabel, tabOf, contents: sellerTabs }}
    />
  );
}
