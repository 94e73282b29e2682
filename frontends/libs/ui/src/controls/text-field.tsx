import { toPersianDigits } from '@afshoreh/persian';
import { type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { FormField, type FieldLook } from './form-field';
import { controlStyle } from './control-style';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldLook {
  /** For phones, e-mails and URLs, which are typed from left to right. */
  ltr?: boolean;
}

export function TextField({
  id,
  label,
  labelHidden,
  required,
  hint,
  error,
  ltr,
  type = 'text',
  onChange,
  ...rest
}: TextFieldProps) {
  // Codes, phones and other texts keep their digits, because these may belong to a Latin word.
  const isPersianNumber = (rest.inputMode === 'numeric' || rest.inputMode === 'decimal') && !ltr;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (isPersianNumber) showPersianDigits(event.target);
    onChange?.(event);
  };
  return (
    <FormField id={id} label={label} labelHidden={labelHidden} required={required} hint={hint} error={error}>
      {(control) => (
        <Input
          {...rest}
          {...control}
          onChange={handleChange}
          type={type}
          dir={ltr ? 'ltr' : rest.dir}
          placeholder={rest.placeholder ?? ' '}
        />
      )}
    </FormField>
  );
}

/** Replaces the digits and keeps the cursor in its place. */
function showPersianDigits(input: HTMLInputElement): void {
  const shown = toPersianDigits(input.value);
  if (shown === input.value) return;
  const { selectionStart, selectionEnd } = input;
  input.value = shown;
  input.setSelectionRange(selectionStart, selectionEnd);
}

type PhoneFieldProps = Omit<TextFieldProps, 'ltr' | 'type'>;

/** Shows the telephone keypad on phones. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField ltr type="tel" autoComplete="tel" {...props} />;
}

type EmailFieldProps = Omit<TextFieldProps, 'ltr' | 'type'>;

export function EmailField(props: EmailFieldProps) {
  return <TextField ltr type="email" autoComplete="email" {...props} />;
}

interface TextAreaProps extends ComponentProps<'textarea'>, FieldLook {}

export function TextArea({ id, label, labelHidden, required, hint, error, rows = 4, ...rest }: TextAreaProps) {
  return (
    <FormField id={id} label={label} labelHidden={labelHidden} required={required} hint={hint} error={error}>
      {(control) => <Area {...rest} {...control} rows={rows} />}
    </FormField>
  );
}

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

/** For custom fields inside `FormField`. */
export const Input: (props: ComponentProps<'input'>) => ReactNode = styled.input`
  ${controlStyle}
`;
const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
  line-height: 1.85;
`;
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
