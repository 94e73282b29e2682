import { formatNumber } from '@afshoreh/persian';
import { Button, TextField } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { percentOf } from '../price-edits';

const words = copy.percent;

interface PercentToolProps {
  /** How many prices are selected. */
  count: number;
  onApply: (percent: number) => void;
}

/** Raises or lowers the selected prices. */
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
          // It is in the form that saves the prices.
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

const Tool = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin-block-end: ${space(3)};

  & > :first-child {
    inline-size: 9rem;
  }
`;
