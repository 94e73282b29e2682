import { Button } from '@afshoreh/ui';
import { Pencil } from 'lucide-react';
import { RecordView } from '../../../resource/record-view';
import { copy } from '../copy';
import { sellers } from '../sellers';
import { SellerView } from './seller-view';

const { view: words } = copy;

interface SellerViewDialogProps {
  id: number;
  onEdit: () => void;
  onClose: () => void;
}

/** All data of one seller over the list. */
export function SellerViewDialog({ onEdit, ...props }: SellerViewDialogProps) {
  return (
    <RecordView
      {...props}
      of={sellers}
      words={words}
      buttons={() => (
        <Button onClick={onEdit}>
          <Pencil aria-hidden />
          {words.edit}
        </Button>
      )}
    >
      {(seller) => <SellerView seller={seller} />}
    </RecordView>
  );
}
