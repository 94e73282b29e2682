import { VisuallyHidden } from '@afshoreh/ui';
import { color, focusRing, font, media, radius, space } from '@afshoreh/ui/theme';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './copy';

const words = copy.toolbar;

export interface ActiveFilter {
  label: string;
  value: ReactNode;
  /** The changes of the address that remove the filter. */
  changes: Record<string, string | null>;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onRemove: (changes: ActiveFilter['changes']) => void;
}

/** The active filters. A click removes one. */
export function ActiveFilters({ filters, onRemove }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <Row role="group" aria-label={words.set}>
      {filters.map(({ label, value, changes }) => (
        <Chip key={label} type="button" onClick={() => onRemove(changes)}>
          <span>
            <VisuallyHidden>{words.remove} </VisuallyHidden>
            {label}: {value}
          </span>
          <X />
        </Chip>
      ))}
      {filters.length > 1 && (
        <Chip
          type="button"
          onClick={() => onRemove(Object.fromEntries(filters.flatMap(({ changes }) => Object.entries(changes))))}
        >
          {words.clear}
        </Chip>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  margin-block-end: ${space(2)};
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 2rem;
  padding-inline: ${space(3)};
  border: 1px solid ${color('brand')};
  border-radius: ${radius.round};
  background: ${color('brandSoft')};
  color: ${color('brandText')};
  font-size: ${font.xs};
  text-align: start;
  ${focusRing}

  ${media.phone} {
    min-block-size: 2.75rem;
  }
  > svg {
    flex: none;
    inline-size: 1rem;
  }
`;
