import { formatNumber } from '@afshoreh/persian';
import { Button, TextField } from '@afshoreh/ui';
import { color, font, media, space } from '@afshoreh/ui/theme';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { percentOf } from '../price-edits';

const words = copy.percent;

interface PercentToolProps {
  /** The number of selected prices. */
  count: number;
  onApply: (percent: number) => void;
}

/** Raises or lowers the selected prices by a percentage. */
export function PercentTool({ count, onApply }: PercentToolProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const handleApply = () => {
    const percent = percentOf(typed);
    setIsWrong(percent === null);
    if (percent === null) return;
    onApply(percent);
    setTyped('');
  };
  return (
    <Tool>
      <TextField
        label={words.label}
        labelHidden
        placeholder={words.placeholder}
        inputMode="text"
        autoComplete="off"
        value={typed}
        error={isWrong ? words.wrong : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey) return;
          // React passes the key on to the form that saves the prices.
          event.preventDefault();
          handleApply();
        }}
      />
      <Button variant="secondary" size="small" onClick={handleApply}>
        <Percent />
        {words.apply}
      </Button>
      <span>{words.selected(formatNumber(count))}</span>
    </Tool>
  );
}

/** Reserves the space of the tool, so that nothing moves when the grid is loaded. */
export const PercentSlot = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 3rem;

  ${media.phone} {
    flex: 1 0 100%;
  }
`;

const Tool = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  & > :first-child {
    inline-size: 7rem;
  }
  > span {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  ${media.phone} {
    > span {
      display: none;
    }
  }
`;
