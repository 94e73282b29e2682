import { formatNumber, toPersianDigits } from '@afshoreh/persian';
import { Bidi } from '@afshoreh/ui';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { keepPreviousData, useQuery, queryOptions } from '@afshoreh/contracts/query';
import { useEffect, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { announce } from '../navigation/announcer';
import { copy } from './copy';
import { searchAddress } from './search-address';
import { useListboxKeys } from './use-listbox-keys';
import { api, dataOf } from '@afshoreh/api-client';

/** The number of suggestions that fit above the keyboard of a small screen. */
const MOST = 5;
/** A shorter text matches nearly everything. */
const SHORTEST = 2;

/** The first products that match `text`; the server treats spelling variants as equal. */
const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['products', 'suggestions', text],
    queryFn: ({ signal }) => api.GET('/products', { params: { query: { q: text, limit: MOST } }, signal }).then(dataOf),
    enabled: text.length >= SHORTEST,
    retry: false,
  });

const PAUSE_MS = 180;

/** The text, debounced. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface SuggestionsProps {
  id: string;
  /** The combobox that controls the list. */
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onChoose: (address: string) => void;
}

/** Products that match the typed text, and a link to all of them: the listbox of a combobox (ARIA 1.2). */
export function Suggestions({ id, input, text, onChoose }: SuggestionsProps) {
  const searched = useSettled(text.trim());
  const {
    data: products,
    isError,
    isPlaceholderData,
  } = useQuery({
    ...suggestionsQuery(searched),
    placeholderData: keepPreviousData,
  });
  const options = [
    ...(products ?? []).map((product) => ({
      address: `/product/${product.id}`,
      name: product.name,
      facts: [product.brix && copy.brix(product.brix), product.origin && copy.origin(product.origin)],
    })),
    { address: searchAddress(text), name: copy.all(text.trim()), facts: [] },
  ];
  const isWanted = text.trim().length >= SHORTEST;
  const { open, active } = useListboxKeys({
    id,
    input,
    isWanted,
    text,
    addresses: options.map((o) => o.address),
    onChoose,
  });
  const count = products?.length;
  useEffect(() => {
    if (open && count !== undefined && !isPlaceholderData)
      announce(count ? copy.found(formatNumber(count)) : copy.nothing);
  }, [open, count, isPlaceholderData, searched]);

  if (!open) return null;
  const note = isError ? copy.failed : !products ? copy.searching : products.length === 0 ? copy.nothing : null;
  return (
    <Sheet>
      {note && <Note>{note}</Note>}
      {/* The combobox keeps the focus, so it handles the keys. */}
      <ul id={id} role="listbox" aria-label={copy.suggestions}>
        {options.map(({ address, name, facts }, at) => (
          <Option
            key={address}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(address)}
          >
            <strong>{name}</strong>
            <small>
              <Bidi>{toPersianDigits(facts.filter(Boolean).join('، '))}</Bidi>
            </small>
          </Option>
        ))}
      </ul>
    </Sheet>
  );
}

const Sheet = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline: 0;
  max-block-size: calc(100dvh - ${space(36)});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('raised')};
  box-shadow: ${shadow.overlay};

  ${media.lg} {
    inset-inline: auto 0;
    inline-size: 24rem;
    max-block-size: calc(100dvh - ${space(24)});
  }
`;

const Note = styled.p`
  padding: ${space(2)} ${space(3)};
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const Option = styled.li`
  display: grid;
  align-content: center;
  min-block-size: ${space(11)};
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${radius.small};
  line-height: 1.6;
  cursor: pointer;

  strong {
    font-weight: 600;
  }

  small {
    color: ${color('muted')};
    font-size: ${font.xs};
  }

  small:empty {
    display: none;
  }

  &:hover {
    background: ${color('sunken')};
  }

  &[aria-selected='true'] {
    background: ${color('brandSoft')};
    outline: 2px solid ${color('brandText')};
    outline-offset: -2px;
  }
`;
