import { Minus, Plus } from 'lucide-react';
import type { FocusEvent, Ref } from 'react';
import { formatKilograms, formatNumber, formatPacks, MAX_KILOGRAMS, packChoices, type Pack } from '@afshoreh/persian';
import { FilterChips } from '../navigation/chips';
import { FormField, type FieldLook } from './form-field';
import { copy } from './quantity-copy';
import { Frame, Meaning, Row, Step, Typed, Unit } from './quantity-style';
import { useQuantity, type QuantityOptions } from './use-quantity';

export interface QuantityFieldProps extends FieldLook, QuantityOptions {
  id?: string;
  name?: string;
  /** Beside the number, for example «کیلوگرم». */
  unit?: string;
  /** Shows chips for one pack, one pallet and one ton. */
  withChoices?: boolean;
  /** A lower field, for a cart line. */
  compact?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const meaningOf = (kilograms: number, typed: string, pack: Pack | null): string =>
  [typed === formatNumber(kilograms) ? null : formatKilograms(kilograms), pack && formatPacks(kilograms, pack)]
    .filter(Boolean)
    .join(' · ');

/**
 * An amount in kilograms with minus and plus. People type it freely («۲۵۰۰», «۱۲ تن», «۴ بشکه») and see the parsed amount
 * below. An invalid text stays in the field with an error; it is never replaced by another number.
 */
export function QuantityField({
  id,
  name,
  value,
  onChange,
  onBlur,
  pack = null,
  step,
  unit,
  withChoices = false,
  compact = false,
  disabled,
  ref,
  error,
  ...field
}: QuantityFieldProps) {
  const quantity = useQuantity({ value, onChange, onBlur, pack, step });
  const { text, kilograms } = quantity;
  const meaning = kilograms === null ? '' : meaningOf(kilograms, text, pack);

  return (
    <FormField id={id} error={error ?? quantity.problem} {...field}>
      {(control) => (
        <>
          {withChoices && pack && (
            <FilterChips
              label={copy.choices}
              options={packChoices(pack).map(({ label, kilograms: amount }) => ({ label, value: String(amount) }))}
              value={String(kilograms)}
              onChange={(amount) => quantity.choose(Number(amount))}
            />
          )}
          <Row>
            <Frame $compact={compact} data-invalid={control['aria-invalid']}>
              <Step
                type="button"
                aria-label={`${copy.increase}: ${field.label}`}
                disabled={disabled || quantity.isMost}
                onClick={() => quantity.moveBy(1)}
              >
                <Plus />
              </Step>
              <Typed
                {...control}
                ref={ref}
                name={name}
                type="text"
                autoComplete="off"
                maxLength={40}
                role="spinbutton"
                aria-valuenow={kilograms ?? undefined}
                aria-valuemin={1}
                aria-valuemax={MAX_KILOGRAMS}
                aria-valuetext={kilograms === null ? text : formatKilograms(kilograms)}
                disabled={disabled}
                value={text}
                onChange={quantity.handleChange}
                onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
                onBlur={quantity.handleBlur}
                onKeyDown={quantity.handleKeyDown}
              />
              <Step
                type="button"
                aria-label={`${copy.decrease}: ${field.label}`}
                disabled={disabled || quantity.isLeast}
                onClick={() => quantity.moveBy(-1)}
              >
                <Minus />
              </Step>
            </Frame>
            {unit && <Unit aria-hidden="true">{unit}</Unit>}
          </Row>
          {(pack || meaning) && <Meaning $kept={pack !== null}>{meaning && `= ${meaning}`}</Meaning>}
        </>
      )}
    </FormField>
  );
}
