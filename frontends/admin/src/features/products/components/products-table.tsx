import { formatToman } from '@afshoreh/persian';
import { Badge, Cluster, IconButton } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { color, font } from '@afshoreh/ui/theme';
import { Pencil, Star, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { Category } from '../../../get-categories';
import { copy } from '../copy';
import type { AdminProduct } from '../get-products';
import { ProductThumbnail } from './product-thumbnail';

interface ProductsTableProps {
  products: AdminProduct[];
  categories: Category[];
  stale: boolean;
  onEdit: (product: AdminProduct) => void;
  onDelete: (product: AdminProduct) => void;
}

/** The columns of spec §2. */
export function ProductsTable({ products, categories, stale, onEdit, onDelete }: ProductsTableProps) {
  const { columns: headers } = copy;
  const categoryName = (slug: string) => categories.find((category) => category.slug === slug)?.name ?? slug;
  const columns: TableColumn<AdminProduct>[] = [
    {
      key: 'image',
      header: headers.image,
      headerHidden: true,
      cell: (product) => <ProductThumbnail product={product} />,
    },
    { key: 'name', header: headers.name, heading: true, cell: ({ name }) => <Name>{name}</Name> },
    { key: 'category', header: headers.category, cell: ({ category }) => categoryName(category) },
    { key: 'origin', header: headers.origin, cell: ({ origin }) => origin },
    { key: 'brix', header: headers.brix, nowrap: true, cell: ({ brix }) => brix },
    { key: 'price', header: headers.price, nowrap: true, cell: (product) => <Price product={product} /> },
    { key: 'featured', header: headers.featured, cell: ({ featured }) => <Featured featured={featured} /> },
    {
      key: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (product) => (
        <Actions>
          <IconButton
            label={copy.editOf(product.name)}
            icon={<Pencil />}
            size="small"
            onClick={() => onEdit(product)}
          />
          <IconButton
            label={copy.deleteOf(product.name)}
            icon={<Trash2 />}
            size="small"
            variant="danger"
            onClick={() => onDelete(product)}
          />
        </Actions>
      ),
    },
  ];
  return (
    <ResponsiveTable caption={copy.table} columns={columns} rows={products} rowKey={({ id }) => id} stale={stale} />
  );
}

function Price({ product: { price, showPrice } }: { product: AdminProduct }) {
  if (price === null) return <Muted>{copy.noPrice}</Muted>;
  return (
    <div>
      {formatToman(price)}
      <Muted as="div">{showPrice ? copy.priceShown : copy.priceHidden}</Muted>
    </div>
  );
}

function Featured({ featured }: Pick<AdminProduct, 'featured'>) {
  if (!featured) return <Muted>{copy.notFeatured}</Muted>;
  return (
    <Badge tone="warning" icon={<Star />}>
      {copy.featured}
    </Badge>
  );
}

const Name = styled.strong`
  font-weight: 600;
`;

const Muted = styled.span`
  color: ${color('muted')};
  font-size: ${font.xs};
`;

const Actions = styled(Cluster)`
  flex-wrap: nowrap;
  gap: 0;
`;
