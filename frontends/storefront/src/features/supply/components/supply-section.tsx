import styled from 'styled-components';
import { formatNumber, MONTHS, toPersianDigits } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import type { SuppliedProduct } from '../supplied-product';
import { colourIn } from '../colour';
import { copy } from '../copy';
import { SUPPLY } from '../section-id';
import { CropAlert } from './crop-alert';
import { PacksTable } from './packs-table';
import { SeasonStrip } from './season-strip';

/**
 * The packs, the lead time, the season with a subscription to the new crop, and the colour. Unknown facts are left out.
 */
export default function SupplySection({ product }: { product: SuppliedProduct }) {
  const { id, name, packs, pressMonths, leadTimeDays, newCropYear, colorFlavor } = product;
  const colour = colourIn(colorFlavor);
  return (
    <Block aria-labelledby={SUPPLY}>
      <h2 id={SUPPLY}>{copy.title}</h2>
      {packs.length > 0 && <PacksTable packs={packs} />}
      {leadTimeDays !== null && (
        <p>
          <strong>{copy.leadTime}:</strong> {copy.leadTimeDays(formatNumber(leadTimeDays))}
        </p>
      )}
      {pressMonths.length > 0 && (
        <div>
          <h3>{copy.season}</h3>
          <SeasonStrip months={pressMonths} />
          <p>
            {copy.pressed(listOf(pressMonths.map((month) => MONTHS[month - 1] ?? '')))}{' '}
            {newCropYear !== null && copy.newest(toPersianDigits(newCropYear))}
          </p>
          <CropAlert productId={id} name={name} />
        </div>
      )}
      {colour && (
        <div>
          <h3>{copy.colour}</h3>
          <Colour>
            <span aria-hidden style={{ background: colour.colour }} /> {colour.words}
          </Colour>
          <p>{copy.colourNote}</p>
        </div>
      )}
    </Block>
  );
}

const Colour = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;

  span {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    forced-color-adjust: none;
  }
`;

/** «مهر، آبان و آذر». */
function listOf(names: readonly string[]): string {
  return [names.slice(0, -1).join(copy.comma), names.at(-1)].filter(Boolean).join(copy.and);
}

const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  h2 {
    margin: 0;
    font-size: ${font.xl};
  }
  h3 {
    margin: 0 0 ${space(2)};
    font-size: ${font.md};
  }
  p {
    margin: 0;
  }
  h3 + * + p {
    margin-block-start: ${space(2)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }

  /* The printed sheet has only one page, and its texts describe the packaging. */
  @media print {
    display: none;
  }
`;
