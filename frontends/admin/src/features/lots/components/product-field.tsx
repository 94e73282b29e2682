import { useQuery } from '@afshoreh/contracts/query';
import { TextField } from '@afshoreh/ui';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { foundProductsQuery, type FoundProduct } from '../../../find-products';
import { Found, Option, OPTION_STEPS, Status } from '../../../form/found-options';
import { copy } from '../copy';

const words = copy.form;

interface ChosenProduct {
  /** Null until the admin has chosen one of the found products. */
  id: number | null;
  name: string;
}

interface ProductFieldProps {
  value: ChosenProduct;
  onChange: (product: ChosenProduct) => void;
  error?: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** Selects a product by typing letters of its name. Enter selects the marked product. */
export function ProductField({ value, onChange, error, ref }: ProductFieldProps) {
  const listId = useId();
  const [at, setAt] = useState(0);
  const typed = value.id === null ? value.name.trim() : '';
  const { data = [], isFetching, isPlaceholderData } = useQuery(foundProductsQuery(typed));
  const found = typed === '' ? [] : data;
  const marked = Math.min(at, found.length - 1);
  const isOpen = typed !== '' && (found.length > 0 || !isFetching);
  const choose = ({ id, name }: FoundProduct) => onChange({ id, name });
  const handleKey = (event: KeyboardEvent) => {
    const step = OPTION_STEPS[event.code];
    const product = found[marked];
    if (!isOpen || !product || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step !== undefined) setAt((marked + step + found.length) % found.length);
    else if (!isPlaceholderData) choose(product);
  };
  return (
    <div>
      <TextField
        label={words.product}
        hint={words.productHint}
        required
        {...(error && { error })}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={found[marked] && `${listId}-${marked}`}
        autoComplete="off"
        ref={ref}
        value={value.name}
        onChange={({ target }) => {
          onChange({ id: null, name: target.value });
          setAt(0);
        }}
        onKeyDown={handleKey}
      />
      {isOpen && (
        <Found id={listId} role="listbox" aria-label={words.foundProducts} aria-busy={isPlaceholderData || undefined}>
          {found.map((product, place) => (
            <Option
              key={product.id}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={place === marked}
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(product)}
            >
              {product.name}
            </Option>
          ))}
        </Found>
      )}
      <Status role="status">{isOpen && found.length === 0 ? words.noProduct : ''}</Status>
    </div>
  );
}
