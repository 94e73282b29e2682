import { Badge, Button, Cluster, Ltr, SelectField, TextField } from '@afshoreh/ui';
import { color, font, media, space } from '@afshoreh/ui/theme';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';
import { familyCopy } from '../copy';
import { measuredText } from '../measured-number';
import { copy } from './copy';
import {
  BLANK,
  contradictionOf,
  doubtOf,
  fieldsOf,
  rangeText,
  type Row,
  type SpecificationForm,
} from './specification-form';

interface ValueRowProps extends Row {
  form: SpecificationForm;
}

/** The value of one parameter: its numbers or its text, the usual range, and the text on the product's page. */
export function ValueRow({ form, parameter, usual }: ValueRowProps) {
  const { code, name, unit, kind, choices } = parameter;
  const { control, fieldProps, edited } = form;
  const stored = edited?.values.find((each) => each.parameter === code);
  const row = useWatch({ control, name: `values.${code}` }) ?? BLANK;
  const doubt = doubtOf(row, usual);
  const [wrongField, wrong] = contradictionOf(row, parameter.decimals) ?? [];
  /** Shows the problem as soon as the number is typed, and not only when it is saved. */
  const typed = <Props extends { error?: string | undefined }>(props: Props, field: string): Props =>
    field === wrongField ? { ...props, error: props.error ?? wrong } : props;
  return (
    <Root>
      <legend>
        <Cluster $gap={2}>
          <bdi>{name}</bdi>
          {unit && (
            <Muted as="span" $size="xs">
              <Ltr>{unit}</Ltr>
            </Muted>
          )}
          {usual?.required && <Badge>{copy.requiredMark}</Badge>}
        </Cluster>
      </legend>
      <Fields>
        {fieldsOf(parameter, stored).map((field) =>
          field !== 'text' ? (
            <TextField
              key={field}
              label={copy[field]}
              inputMode="decimal"
              autoComplete="off"
              {...typed(fieldProps(`values.${code}.${field}`), field)}
            />
          ) : kind === 'choice' ? (
            <SelectField
              key={field}
              label={copy.text}
              placeholder={copy.choose}
              options={choices.map((value) => ({ value, label: value }))}
              {...fieldProps(`values.${code}.text`)}
            />
          ) : (
            <TextField key={field} label={copy.text} autoComplete="off" {...fieldProps(`values.${code}.text`)} />
          ),
        )}
      </Fields>
      <Notes role="status">
        {doubt && <Doubt $doubt={doubt}>{copy[doubt]}</Doubt>}
        <Limits usual={usual} />
        {stored && <Texts form={form} stored={stored} row={row} />}
      </Notes>
    </Root>
  );
}

function Limits({ usual }: Pick<Row, 'usual'>) {
  if (!usual) return null;
  const { basisBrix, acid, legalStandard, confirmed } = usual;
  const known = rangeText(usual.usualMin, usual.usualMax);
  const legal = confirmed ? rangeText(usual.legalMin, usual.legalMax) : '';
  const parts = [
    known && copy.usual(known),
    legal && copy.legal(legal, legalStandard ?? ''),
    acid && familyCopy.acids[acid],
    basisBrix != null && copy.onBasis(measuredText(basisBrix)),
  ].filter(Boolean);
  return parts.length > 0 ? <span>{parts.join('؛ ')}</span> : null;
}

interface TextsProps {
  form: SpecificationForm;
  stored: NonNullable<SpecificationForm['edited']>['values'][number];
  row: typeof BLANK;
}

/** The text on the product's page for the stored value, and the decisions that staff can make about it. */
function Texts({ form: { form }, stored, row }: TextsProps) {
  const { parameter: code, unread, ownText, written } = stored;
  const decide = (field: 'accepted' | 'automatic') =>
    form.setValue(`values.${code}.${field}`, true, { shouldDirty: true });
  if (unread)
    return (
      <Cluster $gap={2}>
        <span>{row.accepted ? copy.accepted : copy.unread(written)}</span>
        {!row.accepted && (
          <Button size="small" variant="secondary" onClick={() => decide('accepted')}>
            {copy.accept}
          </Button>
        )}
      </Cluster>
    );
  if (ownText === null) return <span>{copy.written(written)}</span>;
  return (
    <Cluster $gap={2}>
      <span>{row.automatic ? copy.restoring : `${copy.own(ownText)} ${copy.automatic(written)}`}</span>
      {!row.automatic && (
        <Button size="small" variant="secondary" onClick={() => decide('automatic')}>
          {copy.restore}
        </Button>
      )}
    </Cluster>
  );
}

const Root = styled.fieldset`
  padding: 0 0 ${space(3)};
  border-block-end: 1px solid ${color('line')};

  legend {
    margin-block-end: ${space(2)};
    padding: 0;
    font-weight: 700;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};

  & > :only-child {
    grid-column: 1 / -1;
  }

  ${media.md} {
    gap: ${space(3)};
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const Doubt = styled.span<{ $doubt: 'illegal' | 'unusual' }>`
  color: ${({ $doubt }) => color($doubt === 'illegal' ? 'dangerText' : 'warning')};
  font-weight: ${({ $doubt }) => ($doubt === 'illegal' ? 700 : 400)};
`;
