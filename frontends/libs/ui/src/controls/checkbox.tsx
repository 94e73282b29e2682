import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, space } from '../theme';
import { ErrorText, Hint } from './form-field';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold a link. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

export function Checkbox({ id, label, hint, error, required, ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <Root>
      <Row>
        <Box
          {...rest}
          id={controlId}
          type="checkbox"
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
        />
        <Label htmlFor={controlId}>{label}</Label>
      </Row>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`;
const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
`;
const Box = styled.input`
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  margin-block-start: 0.2rem;
  border-radius: ${radius.small};
  accent-color: ${color('brand')};
  cursor: pointer;
`;
const Label = styled.label`
  font-size: ${font.md};
  cursor: pointer;
`;
