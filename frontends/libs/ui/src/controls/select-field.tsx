import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style';
import { FormField, type FieldLook } from './form-field';

interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'size'>, FieldLook {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is ''. */
  placeholder?: string;
}

/** The browser's native select, which needs no script and opens the phone's own picker. */
export function SelectField({
  id,
  label,
  labelHidden,
  required,
  hint,
  error,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <FormField id={id} label={label} labelHidden={labelHidden} required={required} hint={hint} error={error}>
      {(control) => (
        <Select {...rest} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

/* The arrow is drawn with two gradients in the text's colour. */
const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 2.75rem;
  background-image:
    linear-gradient(45deg, transparent 50%, currentColor 50%),
    linear-gradient(135deg, currentColor 50%, transparent 50%);
  background-repeat: no-repeat;
  background-size: 0.4rem 0.4rem;
  background-position:
    1.2rem 50%,
    1.58rem 50%;
  &[dir='ltr'] {
    background-position:
      calc(100% - 1.58rem) 50%,
      calc(100% - 1.2rem) 50%;
  }
  & > option {
    background: ${'Canvas'};
    color: ${'CanvasText'};
  }
`;
