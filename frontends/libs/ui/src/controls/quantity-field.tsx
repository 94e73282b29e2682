import { Minus, Plus } from 'lucide-react';
import type { FocusEvent, Ref } from 'react';
import { formatKilograms, formatNumber, formatPacks, MOST_KILOGRAMS, packChoices, type Pack } from '@afshoreh/persian';
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
  /** Offers one pack, one pallet and one ton to press. */
  withChoices?: boolean;
  /** Lower, for a cart line. */
  compact?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const meaningOf = (kilograms: number, typed: string, pack: Pack | null): string =>
  [typed === formatNumber(kilograms) ? null : formatKilograms(kilograms), pack && formatPacks(kilograms, pack)]
    .filter(Boolean)
    .join(' · ');

/**
 * An amount in kilograms with minus and plus, typed as people write it («۲۵۰۰», «۱۲ تن», «۴ بشکه»), with what that means
 * below. What is no amount stays in the field and is told of: it never becomes another number (D34).
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
                aria-valuemax={MOST_KILOGRAMS}
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
