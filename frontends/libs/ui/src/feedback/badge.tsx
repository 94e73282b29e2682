import { type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { font, fruit, fruitSoft, radius, space, tone, toneSoft, type Fruit, type Tone } from '../theme';

export interface BadgeProps {
  tone?: Tone;
  /** The accent of a fruit family, instead of a tone. */
  fruit?: Fruit;
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or two of state. The text must be clear without the colour. */
export function Badge({ tone: name = 'neutral', fruit: family, icon, children }: BadgeProps) {
  return (
    <Root $tone={name} $fruit={family}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled.span<{ $tone: Tone; $fruit?: Fruit | undefined }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding-block: ${space(0.5)};
  padding-inline: ${space(3)};
  border-radius: ${radius.round};
  font-size: ${font.xs};
  font-weight: 600;
  line-height: 1.7;
  white-space: nowrap;
  ${({ $tone, $fruit }) =>
    $fruit
      ? css`
          color: ${fruit($fruit)};
          background: ${fruitSoft($fruit)};
        `
      : css`
          color: ${tone($tone)};
          background: ${toneSoft($tone)};
        `}
  & > svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
`;
