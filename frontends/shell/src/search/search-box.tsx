import { useNavigate } from '@afshoreh/contracts/router';
import { color, font, media, radius, space, visuallyHidden } from '@afshoreh/ui/theme';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import styled from 'styled-components';

import { SearchIcon } from '../layout/icons';
import { copy } from './copy';
import { LONGEST_SEARCH, searchAddress } from './search-address';

type SuggestionsModule = typeof import('./suggestions');

interface SearchBoxProps {
  id: string;
  /** On small screens the box is visible only while this is true; on wide ones always. */
  open: boolean;
  /** Called when a search started or a product was chosen, so that the box can close. */
  onDone: () => void;
}

/**
 * The product search. A plain form that works without JavaScript; the code for suggestions loads when the box gets the focus.
 */
export function SearchBox({ id, open, onDone }: SearchBoxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [inUse, setInUse] = useState(false);
  const [module, setModule] = useState<SuggestionsModule>();
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  const handleFocus = () => {
    setInUse(true);
    // Without suggestions the search box still works.
    if (!module) import('./suggestions').then(setModule, () => undefined);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setInUse(false);
  };
  const goTo = (address: string) => {
    setText('');
    input.current?.blur();
    onDone();
    void navigate(address);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    goTo(searchAddress(text));
  };

  return (
    <Form
      id={id}
      role="search"
      aria-label={copy.label}
      action="/products"
      $open={open}
      onSubmit={handleSubmit}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <label htmlFor={`${id}-text`}>{copy.label}</label>
      <Box
        ref={input}
        id={`${id}-text`}
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={`${id}-list`}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        placeholder={copy.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Submit type="submit" aria-label={copy.submit}>
        <SearchIcon />
      </Submit>
      {module && inUse && <module.Suggestions id={`${id}-list`} input={input} text={text} onChoose={goTo} />}
    </Form>
  );
}

const Form = styled.form<{ $open: boolean }>`
  position: relative;
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  flex: 1 1 100%;
  order: 1;
  min-inline-size: 0;
  padding-block-end: ${space(3)};

  > label {
    ${visuallyHidden}
  }

  ${media.noScript} {
    display: block;
    margin-block-start: ${space(3)};
  }

  /* A limited width: a customer's name appears later and would push it. */
  ${media.lg} {
    display: block;
    flex: none;
    order: 0;
    inline-size: 9.5rem;
    padding: 0;
  }

  ${media.xl} {
    inline-size: 15rem;
  }
`;

const Box = styled.input`
  inline-size: 100%;
  min-block-size: ${space(11)};
  padding-block: 0;
  padding-inline: ${space(4)} ${space(11)};
  border: 1px solid ${color('control')};
  border-radius: ${radius.round};
  background: ${color('page')};
  color: ${color('text')};
  font-size: 1rem;

  &::placeholder {
    color: ${color('muted')};
    opacity: 1;
  }

  &:focus-visible {
    border-radius: ${radius.round};
    outline-offset: 0;
  }
`;

const Submit = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${space(11)};
  block-size: ${space(11)};
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  color: ${color('muted')};
  font-size: ${font.sm};
`;
