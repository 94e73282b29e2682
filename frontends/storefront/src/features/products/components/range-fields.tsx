import styled from 'styled-components';
import { DECIMAL_PATTERN, formatNumber } from '@afshoreh/persian';
import { Bidi, TextField } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import type { COLUMN_LIMITS } from '../filter-parameters';
import { filtersCopy } from '../filters-copy';
import type { Facets } from '../get-facets';

type Facet = Facets['parameters'][number];

interface RangeFieldsProps {
  code: string;
  /** The facet of a parameter in the catalogue; undefined for weight and price. */
  facet?: Facet;
  /** The error messages by field name. */
  problems: ReadonlyMap<string, string>;
  /** Returns the initial text of a field. */
  valueOf: (name: string) => string;
}

const ENDS = ['From', 'To'] as const;

/** The values of the listed products and their terms: «۱۲ محصول، ۱٫۵ تا ۲٫۵، بر حسب اسید مالیک». */
function hintOf({ count, min, max, acid, basisBrix }: Facet): string {
  const { span, noValues, acids, basis } = filtersCopy;
  const has = min === null || max === null ? noValues : span(formatNumber(count), formatNumber(min), formatNumber(max));
  return [has, acid && acids[acid], basisBrix === null ? null : basis(formatNumber(basisBrix))]
    .filter(Boolean)
    .join('، ');
}

/** The lower and the upper limit of one parameter or column. */
export function RangeFields({ code, facet, problems, valueOf }: RangeFieldsProps) {
  const { name, unit } = facet
    ? { name: facet.name, unit: facet.unitName ?? facet.unit }
    : filtersCopy.columns[code as (typeof COLUMN_LIMITS)[number]];
  return (
    <Range>
      <legend>
        <Bidi>{filtersCopy.legend(name, unit)}</Bidi>
      </legend>
      {facet && <p>{hintOf(facet)}</p>}
      {ENDS.map((end) => {
        const field = code + end;
        return (
          <TextField
            key={end}
            label={end === 'From' ? filtersCopy.from : filtersCopy.to}
            name={field}
            inputMode="decimal"
            autoComplete="off"
            pattern={DECIMAL_PATTERN}
            title={filtersCopy.notANumber}
            defaultValue={valueOf(field)}
            {...(problems.has(field) && { error: problems.get(field) })}
          />
        );
      })}
    </Range>
  );
}

const Range = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)} ${space(3)};
  align-items: start;

  legend {
    padding: 0;
    font-size: ${font.sm};
    font-weight: 700;
  }
  > p {
    grid-column: 1 / -1;
    color: ${color('muted')};
    font-size: ${font.xs};
  }
  /* «از» and «تا» stand before their fields. */
  > div {
    grid-template-columns: auto 1fr;
    align-items: center;
  }
  [role='alert'] {
    grid-column: 1 / -1;
  }
`;
