import { groupThousands } from '@afshoreh/persian';
import { TextField } from '@afshoreh/ui';
import type { ChangeEvent, ComponentProps } from 'react';

/** A field for an amount. It shows Persian digits and thousands separators, also during typing. */
export function MoneyField({ onChange, ...field }: ComponentProps<typeof TextField>) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    group(event.target);
    return onChange?.(event);
  };
  return <TextField inputMode="decimal" autoComplete="off" {...field} onChange={handleChange} />;
}

const digitsIn = (text: string) => text.replace(/[٬,،]/g, '').length;

/** Groups the thousands and keeps the cursor behind the same digit. */
function group(input: HTMLInputElement): void {
  const shown = groupThousands(input.value);
  if (shown === input.value) return;
  const before = digitsIn(input.value.slice(0, input.selectionStart ?? input.value.length));
  input.value = shown;
  let at = 0;
  while (at < shown.length && digitsIn(shown.slice(0, at)) < before) at += 1;
  input.setSelectionRange(at, at);
}
