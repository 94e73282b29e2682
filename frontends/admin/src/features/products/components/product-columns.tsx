import type { LinkProps } from '@afshoreh/contracts/router';
import { formatToman, toPersianDigits } from '@afshoreh/persian';
import { Bidi, Cluster, IconButton, IconLink, ProductPicture } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { CopyPlus, Eye, Pencil, Trash2, EyeOff, Star, StarOff } from 'lucide-react';
import styled from 'styled-components';
import type { Category } from '../../../get-categories';
import { useListColumns } from '../../../list/use-list-columns';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import type { AdminProduct } from '../products';
import type { ProductToggle } from '../toggle-product';
import { RowSwitch } from '../../../list/row-switch';
import { actionsColumn } from '../../../list/actions-column';

interface ProductColumnsOptions {
  categories: Category[];
  /** Returns the props of the link that opens a product's form over this list. */
  linkTo: (product: AdminProduct) => Pick<LinkProps, 'to' | 'state'>;
  onToggle: (product: AdminProduct, field: ProductToggle) => void;
  /** Returns the props of the link that opens the form with a copy of this product. */
  copyLinkTo: (product: AdminProduct) => Pick<LinkProps, 'to' | 'state'>;
  onDelete: (product: AdminProduct) => void;
}

/** The columns of the list of products. They depend on what the role may change. */
export function useProductColumns({ categories, linkTo, copyLinkTo, onToggle, onDelete }: ProductColumnsOptions) {
  const { columns: headers } = copy;
  const may = useMay();
  const mayChange = may('catalogue', 'write');
  const categoryName = (slug: string) => categories.find((category) => category.slug === slug)?.name ?? slug;
  const columns: TableColumn<AdminProduct>[] = [
    {
      key: 'image',
      role: 'media',
      header: headers.image,
      headerHidden: true,
      cell: ({ name, image, packaging }) => (
        <ProductPicture name={name} image={image} pack={packaging} size={40} loading="lazy" />
      ),
    },
    {
      key: 'name',
      header: headers.name,
      heading: true,
      sortable: true,
      title: ({ name }) => name,
      cell: ({ name }) => <Name>{name}</Name>,
    },
    { key: 'category', card: 'plain', header: headers.category, cell: ({ category }) => categoryName(category) },
    { key: 'origin', header: headers.origin, cell: ({ origin }) => origin && <Bidi>{origin}</Bidi> },
    { key: 'brix', header: headers.brix, cell: ({ brix }) => brix && <Bidi>{toPersianDigits(brix)}</Bidi> },
    {
      key: 'price',
      card: 'plain',
      header: headers.price,
      sortable: true,
      cell: ({ price }) => (price === null ? copy.noPrice : formatToman(price)),
    },
    {
      key: 'showPrice',
      card: 'plain',
      header: headers.showPrice,
      cell: (product) => (
        <ProductSwitch product={product} field="showPrice" onToggle={may('prices', 'write') ? onToggle : undefined} />
      ),
    },
    {
      key: 'featured',
      card: 'plain',
      header: headers.featured,
      cell: (product) => (
        <ProductSwitch product={product} field="featured" onToggle={mayChange ? onToggle : undefined} />
      ),
    },
    actionsColumn((product) =>
      mayChange ? (
        <Actions>
          <IconLink {...linkTo(product)} label={copy.editOf(product.name)} icon={<Pencil />} size="small" />
          <IconLink {...copyLinkTo(product)} label={copy.copyOf(product.name)} icon={<CopyPlus />} size="small" />
          <IconButton
            label={copy.deleteOf(product.name)}
            icon={<Trash2 />}
            size="small"
            variant="danger"
            onClick={() => onDelete(product)}
          />
        </Actions>
      ) : (
        <IconLink {...linkTo(product)} label={copy.viewOf(product.name)} icon={<Eye />} size="small" />
      ),
    ),
  ];
  return useListColumns('products', columns);
}

const Name = styled.strong`
  font-weight: 600;
`;

const Actions = styled(Cluster)`
  flex-wrap: nowrap;
  gap: 0;
`;

const ICONS = { featured: [Star, StarOff], showPrice: [Eye, EyeOff] } as const;

interface ProductSwitchProps {
  product: AdminProduct;
  field: ProductToggle;
  /** Without it the switch only shows the state. */
  onToggle?: ((product: AdminProduct, field: ProductToggle) => void) | undefined;
}

/** Shows and toggles whether a product is featured, or whether its price is visible. */
function ProductSwitch({ product, field, onToggle }: ProductSwitchProps) {
  const words = copy.switches[field];
  const state = product[field] ? words.on : words.off;
  if (!onToggle) return state;
  return (
    <RowSwitch
      isOn={product[field]}
      icons={ICONS[field]}
      state={state}
      label={copy.switches.label(state, product.name)}
      onToggle={() => onToggle(product, field)}
    />
  );
}
