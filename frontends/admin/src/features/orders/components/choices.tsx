import { toPersianDigits } from '@afshoreh/persian';
import { color, font, media, radius, space, visuallyHidden } from '@afshoreh/ui/theme';
import { useId, type ComponentProps } from 'react';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';

export interface Choice {
  value: string;
  label: string;
  /** Small text below the label. */
  detail?: string | undefined;
  /** The digit key that selects the choice. */
  digit?: number;
}

interface ChoicesProps extends Omit<ComponentProps<'input'>, 'value'> {
  legend: string;
  choices: readonly Choice[];
  value: string;
  error: string | undefined;
  hint?: string;
}

/** A radio group that shows the digit key of each choice. */
export function Choices({ legend, choices, value, error, hint, ...input }: ChoicesProps) {
  const id = useId();
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error || hint ? `${id}-note` : undefined}
    >
      <strong id={`${id}-legend`}>{legend}</strong>
      <Row>
        {choices.map((choice) => (
          <Label key={choice.value}>
            <input {...input} type="radio" value={choice.value} checked={value === choice.value} />
            <span>
              {choice.label}
              {choice.detail && <small>{choice.detail}</small>}
            </span>
            {choice.digit !== undefined && <kbd aria-hidden="true">{toPersianDigits(choice.digit)}</kbd>}
          </Label>
        ))}
      </Row>
      {error ? (
        <ErrorText id={`${id}-note`}>{error}</ErrorText>
      ) : (
        hint && (
          <Muted $size="xs" id={`${id}-note`}>
            {hint}
          </Muted>
        )
      )}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space(2)};
  font-size: ${font.sm};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Label = styled.label`
  flex: 1 1 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-block-size: 2.75rem;
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('surface')};
  cursor: pointer;

  input {
    ${visuallyHidden}
  }

  &:has(:checked) {
    border-color: ${color('brand')};
    background: ${color('brand')};
    color: ${color('onBrand')};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }

  small {
    display: block;
    font-size: ${font.xs};
    line-height: 1.5;
  }

  kbd {
    flex: none;
    inline-size: 1.5rem;
    border: 1px solid currentColor;
    border-radius: ${radius.small};
    font: inherit;
    font-size: ${font.xs};
    text-align: center;
    opacity: 0.75;
  }

  ${media.phone} {
    kbd {
      display: none;
    }
  }
`;

const ErrorText = styled.p`
  color: ${color('dangerText')};
  font-weight: 500;
`;
