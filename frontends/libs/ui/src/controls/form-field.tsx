import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space, visuallyHidden } from '../theme';

export interface FieldLook {
  label: string;
  /** For a control whose purpose is visible without a label, such as a search box. */
  labelHidden?: boolean;
  required?: boolean;
  hint?: ReactNode;
  /** A Persian sentence; the control is marked invalid and described by it. */
  error?: string;
}

/** The attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FormFieldProps extends FieldLook {
  id?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, control, hint and error, connected for screen readers. */
export function FormField({ id, label, labelHidden, required, hint, error, children }: FormFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <Root>
      <Label htmlFor={controlId} $hidden={labelHidden}>
        {label}
        {required && <Asterisk aria-hidden="true">*</Asterisk>}
      </Label>
      {children({
        id: controlId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1.5)};
  min-inline-size: 0;
`;
const Label = styled.label<{ $hidden?: boolean | undefined }>`
  font-size: ${font.sm};
  font-weight: 600;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;
const Asterisk = styled.span`
  margin-inline-start: ${space(1)};
  color: ${color('dangerText')};
`;
export const ErrorText = styled.p.attrs({ role: 'alert' })`
  color: ${color('dangerText')};
  font-size: ${font.sm};
  font-weight: 500;
`;
export const Hint = styled.p`
  color: ${color('muted')};
  font-size: ${font.sm};
`;
