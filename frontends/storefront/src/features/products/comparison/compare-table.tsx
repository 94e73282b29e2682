import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { compared } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { Bidi, IconLink, Ltr, ProductPicture } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { MatchPlace } from '../../../components/match/match-place';
import type { ProductDetails } from '../get-product';
import { comparedGroups, groupsWith, type ComparedGroup, type ComparedRow } from './compare-rows';
import { CompareFrame } from './compare-table-style';
import { comparePath } from './compared-products';
import { copy } from './copy';

interface CompareTableProps {
  products: readonly ProductDetails[];
  /** All ids of the address, also of products that do not exist. */
  ids: readonly number[];
  actionsOf: (product: ProductDetails) => ReactNode;
}

/** The products as columns: first the rows that differ, then those that do not, which fold. */
export function CompareTable({ products, ids, actionsOf }: CompareTableProps) {
  const groups = comparedGroups(products);
  const several = products.length > 1;
  const different = several ? groupsWith(groups, ({ verdict }) => verdict !== 'equal') : groups;
  const equal = several ? groupsWith(groups, ({ verdict }) => verdict === 'equal') : [];
  const span = products.length + 1;
  return (
    <CompareFrame role="region" aria-label={copy.table} tabIndex={0} $columns={products.length}>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.parameter}</th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Product product={product} ids={ids} actions={actionsOf(product)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-mine>
            <th scope="row">{copy.mine}</th>
            {products.map(({ id }) => (
              <td key={id}>
                <MatchPlace say="reasons" productId={id} />
              </td>
            ))}
          </tr>
        </tbody>
        {different.length > 0 && (
          <tbody>
            <tr data-part>
              <th colSpan={span} scope="colgroup">
                <h2>{several ? copy.differences : copy.values}</h2>
              </th>
            </tr>
            <Rows groups={different} span={span} />
          </tbody>
        )}
        {equal.length > 0 && (
          <>
            <tbody>
              <tr data-part>
                <th colSpan={span} scope="colgroup">
                  <details>
                    <summary>
                      <h2>{copy.equal(formatNumber(equal.flatMap(({ rows }) => rows).length))}</h2>
                    </summary>
                  </details>
                </th>
              </tr>
            </tbody>
            <tbody data-equal>
              <Rows groups={equal} span={span} />
            </tbody>
          </>
        )}
      </table>
    </CompareFrame>
  );
}

function Product({ product, ids, actions }: { product: ProductDetails; ids: readonly number[]; actions: ReactNode }) {
  const { id, name, image, pack, imageVariants } = product;
  return (
    <Head>
      <ProductPicture
        name={name}
        image={image}
        pack={pack?.name}
        variants={imageVariants}
        sizes="8rem"
        width={160}
        height={120}
      />
      <Link to={`/product/${id}`}>{name}</Link>
      <MatchPlace say="verdict" productId={id} />
      <div data-screen>
        {actions}
        <IconLink
          size="small"
          label={copy.remove(name)}
          icon={<X />}
          to={comparePath(ids.filter((each) => each !== id))}
          onClick={() => compared.update((chosen) => chosen.filter((each) => each !== id))}
        />
      </div>
    </Head>
  );
}

function Rows({ groups, span }: { groups: readonly ComparedGroup[]; span: number }) {
  return groups.map(({ key, title, rows }) => [
    <tr key={key} data-group>
      <th colSpan={span} scope="colgroup">
        <span>{title}</span>
      </th>
    </tr>,
    ...rows.map((row) => <Row key={row.key} row={row} />),
  ]);
}

function Row({ row: { label, unit, cells, verdict, reason } }: { row: ComparedRow }) {
  return (
    <tr data-verdict={verdict}>
      <th scope="row">
        <Bidi>{label}</Bidi>
        {unit && (
          <small>
            <Ltr>{unit}</Ltr>
          </small>
        )}
        {reason && (
          <small data-reason>
            <strong>{copy.incomparable}</strong> {reason}
          </small>
        )}
      </th>
      {cells.map((cell, at) => (
        // The columns have no other identity than their place.
        <td key={at}>
          {cell ? <Bidi>{cell.text}</Bidi> : <span data-unknown>{copy.unknown}</span>}
          {cell?.note && <small>{cell.note}</small>}
        </td>
      ))}
    </tr>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;

  > div[data-screen] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
    align-items: center;
    white-space: nowrap;

    @media print {
      display: none;
    }
  }
`;
