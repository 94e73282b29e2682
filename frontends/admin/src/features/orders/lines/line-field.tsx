import { useQuery } from '@afshoreh/contracts/query';
import { formatAmount } from '@afshoreh/persian';
import { TextField } from '@afshoreh/ui';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Found, Option, OPTION_STEPS, Status } from '../../../form/found-options';
import { copy } from '../copy';
import { foundProductsQuery, type FoundProduct } from '../../../find-products';
import type { FormLine } from './lines-schema';
import { quantityOf, readTypedLine } from './typed-line';

const words = copy.lines;

interface LineFieldProps {
  value: string;
  onChange: (typed: string) => void;
  onAdd: (line: FormLine) => void;
  error?: string | undefined;
  name: string;
  ref: Ref<HTMLInputElement>;
}

/** A field for typing a line, «سیب ۲ تن», with the products that match. Enter adds the marked one. */
export function LineField({ value, onChange, onAdd, error, name, ref }: LineFieldProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  /** Enter was pressed before the products for these words had arrived. The line is added when they arrive. */
  const isAwaited = useRef(false);
  const { product, amount } = readTypedLine(value);
  const { data = [], isFetching, isPlaceholderData, isPending } = useQuery(foundProductsQuery(product));
  const found = product === '' ? [] : data;
  const chosen = Math.min(at, found.length - 1);
  const isOpen = product !== '' && (found.length > 0 || !isFetching);

  // The products still belong to the previous words.
  const isOld = isPlaceholderData || isPending;
  const add = (of: FoundProduct | undefined) => {
    isAwaited.current = isOld && product !== '';
    if (!of || isOld) return;
    onAdd({ productId: of.id, productName: of.name, pack: of.pack, quantity: quantityOf(amount, of.pack) });
    onChange('');
  };
  const addAwaited = useEffectEvent(() => {
    if (isAwaited.current) add(found[0]);
  });
  useEffect(() => {
    if (!isOld) addAwaited();
  }, [isOld]);
  const handleKey = (event: KeyboardEvent) => {
    const step = OPTION_STEPS[event.code];
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
    if (step === undefined && !isEnter) return;
    // Enter must not submit the order from this field, because it is pressed after each line.
    event.preventDefault();
    if (isEnter) add(found[chosen]);
    else setAt((chosen + (step ?? 0) + found.length) % Math.max(1, found.length));
  };

  return (
    <div>
      <TextField
        label={words.add}
        hint={words.addHint}
        {...(error && { error })}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={found[chosen] && `${id}-${chosen}`}
        autoComplete="off"
        name={name}
        ref={ref}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          setAt(0);
          isAwaited.current = false;
        }}
        onKeyDown={handleKey}
      />
      {isOpen && (
        <Found id={id} role="listbox" aria-label={words.found} aria-busy={isPlaceholderData || undefined}>
          {found.map((each, place) => (
            <Option
              key={each.id}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === chosen}
              tabIndex={-1}
              // The focus stays in the field, so that the next line can be typed at once.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(each)}
            >
              {each.name}
              <small>{meaningOf(amount, each)}</small>
            </Option>
          ))}
        </Found>
      )}
      <Status role="status">{isOpen && found.length === 0 ? words.noneFound : ''}</Status>
    </div>
  );
}

function meaningOf(amount: string, { pack }: FoundProduct): string {
  if (amount === '') return words.amountLater;
  const quantity = quantityOf(amount, pack);
  return typeof quantity === 'number' ? formatAmount(quantity, pack) : words.amountUnclear;
}
