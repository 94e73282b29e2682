import type { FocusEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { color, focusRing, font, media, motion, radius, space } from '../theme';

interface ChipOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface FilterChipsProps<Value extends string> {
  /** The name of the group, for screen readers. */
  label: string;
  options: readonly ChipOption<Value>[];
  value: Value;
  /** With it, chips are links; otherwise buttons. */
  hrefOf?: (value: Value) => string;
  /** Called by buttons, and instead of following a link. */
  onChange?: (value: Value) => void;
}

/** Scrolls a half-visible chip into view for keyboard users, which browsers do not do. A chip must not move under a pointer. */
function handleFocus({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A choice of one filter, in a row that scrolls sideways on a phone. */
export function FilterChips<Value extends string>({
  label,
  options,
  value,
  hrefOf,
  onChange,
}: FilterChipsProps<Value>) {
  return (
    <Row role="group" aria-label={label} onFocus={handleFocus}>
      {options.map((option) => {
        const chosen = option.value === value;
        return hrefOf ? (
          <LinkChip
            key={option.value}
            to={hrefOf(option.value)}
            preventScrollReset
            replace
            aria-current={chosen ? 'true' : undefined}
            onClick={(event) => {
              if (!onChange || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onChange(option.value);
            }}
          >
            {option.label}
          </LinkChip>
        ) : (
          <ButtonChip key={option.value} type="button" aria-pressed={chosen} onClick={() => onChange?.(option.value)}>
            {option.label}
          </ButtonChip>
        );
      })}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  min-inline-size: 0;
  max-inline-size: calc(100% + ${space(2)});
  gap: ${space(2)};
  overflow-x: auto;
  /* Room for the focus ring, which the scroll container would cut off. */
  margin: -${space(1)};
  padding: ${space(1)};
  scroll-padding-inline: ${space(1)};
  scrollbar-width: none;

  ${media.md} {
    flex-wrap: wrap;
  }
`;
const chip = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.round};
  background: ${color('surface')};
  color: ${color('text')};
  font-size: ${font.sm};
  font-weight: 600;
  text-decoration: none;
  transition: background-color ${motion.quick};
  ${focusRing}
  &:hover {
    border-color: ${color('control')};
  }
  &[aria-current],
  &[aria-pressed='true'] {
    border-color: ${color('brand')};
    background: ${color('brand')};
    color: ${color('onBrand')};
  }
`;
const LinkChip = styled(Link)`
  ${chip}
`;
const ButtonChip = styled.button`
  ${chip}
`;
