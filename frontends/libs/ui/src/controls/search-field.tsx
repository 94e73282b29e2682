import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import * as copy from '../copy';
import { color, font, radius, space, visuallyHidden } from '../theme';
import { controlStyle } from './control-style';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The current search, usually from the address. */
  value: string;
  /** Called 300 ms after the last key, and at once on Enter and on clear. */
  onSearch: (text: string) => void;
  /** The field's name when the form is sent without script. */
  name?: string;
  delayMs?: number;
}

export function SearchField({ label, placeholder, value, onSearch, name = 'q', delayMs = 300 }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // The searches that were sent but are not yet in `value`: the router may commit one after further keys.
  const [sent, setSent] = useState<readonly string[]>([]);
  // A value that this field did not send (the Back button) replaces the typed text.
  if (value !== shown) {
    setShown(value);
    const echo = sent.indexOf(value);
    setSent(echo < 0 ? [] : sent.slice(echo + 1));
    if (echo < 0) setText(value);
  }
  // A debounced search must use the newest `onSearch`, not that of the last key.
  const latestSearch = useRef(onSearch);
  useEffect(() => {
    latestSearch.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string, wait: number) => {
    setText(next);
    clearTimeout(timer.current);
    const send = () => {
      const searched = next.trim();
      setSent((before) => [...before, searched]);
      latestSearch.current(searched);
    };
    if (wait === 0) send();
    else timer.current = setTimeout(send, wait);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(text, 0);
  };
  const handleClear = () => {
    search('', 0);
    input.current?.focus();
  };

  return (
    <Root role="search" onSubmit={handleSubmit}>
      <label htmlFor={id}>{label}</label>
      <Search />
      <Box
        ref={input}
        id={id}
        name={name}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder ?? label}
        value={text}
        onChange={(event) => search(event.target.value, delayMs)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text) handleClear();
        }}
      />
      {text && (
        <Clear type="button" aria-label={copy.clearSearch} onClick={handleClear}>
          <X />
        </Clear>
      )}
    </Root>
  );
}

const Root = styled.form`
  position: relative;
  min-inline-size: 0;
  flex: 1 1 16rem;
  & > label {
    ${visuallyHidden}
  }
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${space(4)};
    margin-block: auto;
    inline-size: 1.25rem;
    color: ${color('muted')};
    pointer-events: none;
  }
`;
const Box = styled.input`
  ${controlStyle}
  padding-inline: 2.875rem;
  font-size: ${font.md};
`;
const Clear = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space(1)};
  margin-block: auto;
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color('muted')};
  & > svg {
    inline-size: 1.125rem;
  }
`;
