import { color, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** The keys that mark another option. */
export const OPTION_STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The options of a combobox, below its field. */
export const Found = styled.ul`
  margin: ${space(1)} 0 0;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.small};

  &:empty {
    display: none;
  }
`;

export const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  min-block-size: 2.75rem;
  padding-inline: ${space(3)};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${color('brandSoft')};
  }
  small {
    color: ${color('muted')};
    font-size: ${font.xs};
  }
`;

export const Status = styled.p`
  color: ${color('muted')};
  font-size: ${font.sm};

  &:empty {
    display: none;
  }
`;
