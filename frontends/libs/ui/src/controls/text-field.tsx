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

/** For custom fields inside `FormField`. */
export const Input: (props: ComponentProps<'input'>) => ReactNode = styled.input`
  ${controlStyle}
`;
const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
  line-height: 1.85;
`;
