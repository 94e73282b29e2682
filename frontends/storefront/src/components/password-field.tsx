import { FormField, Input, type FieldLook } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';

const copy = { show: 'نمایش رمز عبور', hide: 'پنهان کردن رمز عبور' };

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'>, FieldLook {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ id, label, required, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormField id={id} label={label} required={required} hint={hint} error={error}>
      {(control) => (
        <Frame>
          <Input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="off"
          />
          <button
            type="button"
            aria-controls={control.id}
            aria-label={shown ? copy.hide : copy.show}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </button>
        </Frame>
      )}
    </FormField>
  );
}

const Frame = styled.div`
  position: relative;

  input {
    padding-inline-end: ${space(14)};
    font-size: ${font.md};
  }

  /* The input runs from left to right, so its inline end is on the other side than the page's. */
  input[dir='ltr'] {
    padding-inline: ${space(14)} ${space(4)};
  }

  button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.medium};
    background: none;
    color: ${color('muted')};
  }

  button:hover {
    color: ${color('text')};
  }
`;
