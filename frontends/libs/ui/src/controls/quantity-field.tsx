import { Minus, Plus } from 'lucide-react';
import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import styled from 'styled-components';
import { formatNumber, parseWholeNumber, toPersianDigits } from '@afshoreh/persian';
import { copy } from '../copy';
import { color, font, radius, space } from '../theme';
import { FormField, type FieldLook } from './form-field';

export interface QuantityFieldProps extends FieldLook {
  id?: string;
  name?: string;
  /** A whole number. */
  value: number;
  /** Called with whole numbers within `min`…`max` only, as soon as one stands in the field. */
  onChange: (value: number) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  /** Beside the number, for example «کیلوگرم». */
  unit?: string;
  /** Lower, for a cart line. */
  compact?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A whole quantity with minus and plus, typed in any digits, shown in Persian ones. Leaving it with something that is no
 * number falls back to the minimum (spec §5), beyond a limit to that limit.
 */
export function QuantityField({
  id,
  name,
  value,
  onChange,
  onBlur,
  min = 1,
  max = 1_000_000,
  step = 1,
  unit,
  compact = false,
  disabled,
  ref,
  ...field
}: QuantityFieldProps) {
  /** What is being typed, until the field is left; null when the field shows `value`. */
  const [typed, setTyped] = useState<string | null>(null);
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const moveBy = (by: number) => {
    setTyped(null);
    onChange(within(value + by));
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = toPersianDigits(event.target.value);
    setTyped(text);
    const number = parseWholeNumber(text);
    if (number !== null && number === within(number)) onChange(number);
  };
  const settle = () => {
    if (typed !== null) onChange(within(parseWholeNumber(typed) ?? min));
    setTyped(null);
  };
  const handleBlur = () => {
    settle();
    onBlur?.();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter sends the form without leaving the field: what is sent must be what is shown.
    if (event.key === 'Enter') settle();
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    moveBy(by);
  };

  return (
    <FormField id={id} {...field}>
      {(control) => (
        <Row>
          <Frame $compact={compact} data-invalid={control['aria-invalid']}>
            <Step
              type="button"
              aria-label={`${copy.increase}: ${field.label}`}
              disabled={disabled || value >= max}
              onClick={() => moveBy(step)}
            >
              <Plus />
            </Step>
            <Number
              {...control}
              ref={ref}
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              role="spinbutton"
              aria-valuenow={value}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuetext={unit ? `${formatNumber(value)} ${unit}` : formatNumber(value)}
              disabled={disabled}
              value={typed ?? formatNumber(value)}
              onChange={handleChange}
              onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
              onBlur={handleBlur}
              onKeyDown={handleKeyDown}
            />
            <Step
              type="button"
              aria-label={`${copy.decrease}: ${field.label}`}
              disabled={disabled || value <= min}
              onClick={() => moveBy(-step)}
            >
              <Minus />
            </Step>
          </Frame>
          {unit && <Unit aria-hidden="true">{unit}</Unit>}
        </Row>
      )}
    </FormField>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;
const Frame = styled.div<{ $compact: boolean }>`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  inline-size: ${({ $compact }) => ($compact ? '9.5rem' : '13rem')};
  block-size: ${({ $compact }) => ($compact ? '2.75rem' : '3rem')};
  border: 1px solid ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('surface')};
  overflow: hidden;
  &:focus-within:has(input:focus-visible) {
    outline: 3px solid ${color('focus')};
  }
  &[data-invalid] {
    border-color: ${color('dangerText')};
    background: ${color('dangerSoft')};
  }
`;
const Number = styled.input`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color('text')};
  font-size: ${font.md};
  font-weight: 600;
  text-align: center;
  &:focus-visible {
    outline: none;
  }
`;
const Step = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color('brandText')};
  touch-action: manipulation;
  &:hover:not(:disabled) {
    background: ${color('brandSoft')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    color: ${color('muted')};
    opacity: 0.5;
  }
  & > svg {
    inline-size: 1.125rem;
  }
`;
const Unit = styled.span`
  color: ${color('muted')};
`;
