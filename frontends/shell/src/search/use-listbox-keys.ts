import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface ListOptions {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** There are suggestions for the text. */
  isWanted: boolean;
  /** The typed text. A changed text opens the list again, without a marked option. */
  text: string;
  addresses: readonly string[];
  onChoose: (address: string) => void;
}

/**
 * The keyboard pattern of a combobox: the arrow keys mark an option, Enter opens it, Escape closes the list. It is written
 * here, because radix has no combobox and the search is on every public page, whose script budget has no room for another
 * library (`libs/build/budgets.json`).
 */
export function useListboxKeys({ id, input, isWanted, text, addresses, onChoose }: ListOptions) {
  const [closedAt, setClosedAt] = useState<string | null>(null);
  // The option is stored by its address, because later results may be inserted above it.
  const [marked, setMarked] = useState<{ text: string; address?: string | undefined }>({ text });
  const open = isWanted && closedAt !== text;
  const active = open && marked.text === text ? addresses.findIndex((each) => each === marked.address) : -1;

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    if (key === 'Escape' && open) {
      // This Escape closes only the list. The next one may close the panel around the search box.
      event.stopPropagation();
      setClosedAt(text);
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault();
      onChoose(addresses[active] as string);
    } else if (isWanted && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setClosedAt(null);
      const places = addresses.length + 1;
      // The input itself counts as one position, with no option marked.
      const next = (active + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places;
      setMarked({ text, address: addresses[next - 1] });
    }
  });
  useEffect(() => {
    const box = input.current;
    const handle = (event: KeyboardEvent) => handleKey(event);
    box?.addEventListener('keydown', handle);
    return () => box?.removeEventListener('keydown', handle);
  }, [input]);

  // The input is rendered as closed outside this component; this effect sets its state while the list exists.
  useEffect(() => {
    const box = input.current;
    box?.setAttribute('aria-expanded', String(open));
    if (active >= 0) {
      box?.setAttribute('aria-activedescendant', `${id}-${active}`);
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    } else box?.removeAttribute('aria-activedescendant');
    return () => {
      box?.setAttribute('aria-expanded', 'false');
      box?.removeAttribute('aria-activedescendant');
    };
  }, [id, input, open, active]);

  return { open, active };
}
