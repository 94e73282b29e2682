import { Stack } from '@afshoreh/ui';
import { color, font, media, radius, space, visuallyHidden } from '@afshoreh/ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { ChangedWords } from './changed-words';
import { copy } from './copy';
import type { Choice } from './use-conflict';

interface ConflictFieldProps {
  /** The name of the two radio buttons. */
  name: string;
  label: string;
  mine: string;
  theirs: string;
  /** Who stored the other value, and when. */
  source: string;
  choice: Choice | undefined;
  error: string | undefined;
  onChoose: (choice: Choice) => void;
}

/**
 * One field that two admins changed. Both texts stand side by side, and the words that the other text lacks are
 * marked.
 */
export function ConflictField({ name, label, mine, theirs, source, choice, error, onChoose }: ConflictFieldProps) {
  const id = useId();
  const option = (value: Choice, title: string) => (
    <Option>
      <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(value)} />
      <span>
        <small>{title}</small>
        {(value === 'mine' ? mine : theirs) === '' ? (
          <em>{copy.conflict.empty}</em>
        ) : (
          <ChangedWords before={theirs} after={mine} shown={value === 'mine' ? 'after' : 'before'} />
        )}
      </span>
    </Option>
  );
  return (
    <Stack $gap={2} role="radiogroup" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
      <strong id={id}>{label}</strong>
      <Sides>
        {option('mine', copy.conflict.mine)}
        {option('theirs', source)}
      </Sides>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Stack>
  );
}

const Sides = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Option = styled.label`
  position: relative;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('surface')};
  font-size: ${font.sm};
  cursor: pointer;

  input {
    ${visuallyHidden}
  }
  small {
    display: block;
    margin-block-end: ${space(1)};
    color: ${color('muted')};
    font-size: ${font.xs};
    font-weight: 600;
  }
  em {
    color: ${color('muted')};
    font-style: normal;
  }

  &:has(:checked) {
    border-color: ${color('brand')};
    box-shadow: inset 0 0 0 2px ${color('brand')};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

const ErrorText = styled.p`
  color: ${color('dangerText')};
  font-size: ${font.sm};
  font-weight: 500;
`;
