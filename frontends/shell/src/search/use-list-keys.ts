import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface ListOptions {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** There is something to choose from. */
  isWanted: boolean;
  /** What stands in the box: other words bring the list back and begin it anew. */
  text: string;
  addresses: readonly string[];
  onChoose: (address: string) => void;
}

/** The keys of a combobox: up and down go round the list, Enter takes what is marked, Escape puts the list away. */
export function useListKeys({ id, input, isWanted, text, addresses, onChoose }: ListOptions) {
  const [closedAt, setClosedAt] = useState<string | null>(null);
  // By its address: what is found may still come in before it.
  const [marked, setMarked] = useState<{ text: string; address?: string | undefined }>({ text });
  const open = isWanted && closedAt !== text;
  const active = open && marked.text === text ? addresses.findIndex((each) => each === marked.address) : -1;

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    if (key === 'Escape' && open) {
      // The next one may put away what is around the box.
      event.stopPropagation();
      setClosedAt(text);
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault();
      onChoose(addresses[active] as string);
    } else if (isWanted && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setClosedAt(null);
      const places = addresses.length + 1;
      // One place of the round is the box itself, with nothing marked.
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

  // The box came with the page and says that it is closed; what it says while there is a list is said from here.
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
