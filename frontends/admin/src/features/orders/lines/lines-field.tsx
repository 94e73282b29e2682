import { IconButton, QuantityField } from '@afshoreh/ui';
import { color, radius, space } from '@afshoreh/ui/theme';
import { Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';
import { copy } from '../copy';
import { lineName } from '../orders';
import { LineField } from './line-field';
import type { FormLine } from './lines-schema';

const words = copy.lines;

/** The fields that every form with lines has. */
interface LinesValues {
  items: FormLine[];
  typedLine: string;
}

interface LinesFieldProps {
  form: { control: object };
  /** Content below each line. */
  children?: (line: FormLine) => ReactNode;
}

/**
 * The lines of an order in a form, which can be added, changed and removed. `form` has the fields of `linesFields`, and
 * others.
 */
export function LinesField({ form, children }: LinesFieldProps) {
  const control = form.control as Control<LinesValues>;
  const { field: items, formState } = useController({ control, name: 'items' });
  const { field: typed, fieldState } = useController({ control, name: 'typedLine' });
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const errors = formState.errors.items;
  const set = (at: number, quantity: number | string) =>
    items.onChange(items.value.map((line, index) => (index === at ? { ...line, quantity } : line)));
  const remove = (at: number) => {
    items.onChange(items.value.filter((_line, index) => index !== at));
    input.current?.focus();
  };
  const add = (line: FormLine) => {
    items.onChange([...items.value, line]);
    // Without an amount, the cursor goes to the amount of the new line.
    if (typeof line.quantity === 'string') requestAnimationFrame(() => inputsOf(list.current).at(-1)?.focus());
  };

  return (
    <Lines>
      {items.value.length > 0 && (
        <ul ref={list} aria-label={copy.dialog.items}>
          {items.value.map((line, at) => (
            <li key={line.id ?? `new-${at}`}>
              <QuantityField
                label={lineName(line)}
                value={line.quantity}
                pack={line.pack}
                step={line.pack?.kilograms}
                onChange={(quantity) => set(at, quantity)}
                compact
                {...(errors?.[at]?.quantity?.message && { error: errors[at].quantity.message })}
              />
              <IconButton label={words.removeOf(lineName(line))} icon={<Trash2 />} onClick={() => remove(at)} />
              {children?.(line)}
            </li>
          ))}
        </ul>
      )}
      <LineField
        name={typed.name}
        ref={(element) => {
          input.current = element;
          typed.ref(element);
          // Errors of the list as a whole are shown here too.
          items.ref(element);
        }}
        value={typed.value}
        onChange={typed.onChange}
        onAdd={add}
        error={fieldState.error?.message ?? errors?.root?.message ?? errors?.message}
      />
      <Muted $size="xs">{words.keys}</Muted>
    </Lines>
  );
}

const inputsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll('input') ?? [])];

const Lines = styled.div`
  display: grid;
  gap: ${space(3)};

  > ul {
    display: grid;
    gap: ${space(2)};
  }
  > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(3)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
  }
  > ul > li > :first-child {
    flex: 1;
  }
`;
