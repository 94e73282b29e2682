import { formatDate, parsePersianDay } from '@afshoreh/persian';
import { Button, TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { space } from '@afshoreh/ui/theme';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { MonthGrid } from './month-grid';

const words = copy.range;
const FORM_ID = 'date-range';

/** Gregorian dates. Undefined leaves an end open. */
interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

interface RangeDialogProps extends Range {
  onChoose: (range: { from: string | null; to: string | null }) => void;
  onClose: () => void;
}

const typedOf = (day: string | undefined) => (day ? formatDate(day) : '');

/** Selects a range of dates. Both dates can be typed or selected in a calendar. */
export function RangeDialog({ from, to, onChoose, onClose }: RangeDialogProps) {
  const [typed, setTyped] = useState({ from: typedOf(from), to: typedOf(to) });
  const [isAsked, setIsAsked] = useState(false);
  const days = { from: parsePersianDay(typed.from), to: parsePersianDay(typed.to) };
  const isWrong = { from: typed.from.trim() !== '' && !days.from, to: typed.to.trim() !== '' && !days.to };
  const isReversed = days.from !== null && days.to !== null && days.from > days.to;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!isWrong.from && !isWrong.to && !isReversed) onChoose(days);
  };
  /** The first click selects the start, the second the end. */
  const handleDay = (day: string) => {
    const isSecond = days.from !== null && days.to === null && day >= days.from;
    setTyped(isSecond ? { ...typed, to: formatDate(day) } : { from: formatDate(day), to: '' });
  };
  const endError = isWrong.to ? words.wrong : isReversed ? words.reversed : undefined;
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title={words.title}
      description={words.text}
      footer={
        <Button type="submit" form={FORM_ID}>
          {words.apply}
        </Button>
      }
    >
      <Form id={FORM_ID} noValidate onSubmit={handleSubmit}>
        <TextField
          label={words.from}
          value={typed.from}
          placeholder={words.example}
          inputMode="numeric"
          autoComplete="off"
          error={isAsked && isWrong.from ? words.wrong : undefined}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <TextField
          label={words.to}
          value={typed.to}
          placeholder={words.example}
          inputMode="numeric"
          autoComplete="off"
          error={isAsked ? endError : undefined}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
      </Form>
      <MonthGrid
        from={days.from}
        to={days.to}
        onChoose={handleDay}
        onChooseMonth={(month) => setTyped({ from: formatDate(month.from), to: formatDate(month.to) })}
      />
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
  margin-block-end: ${space(4)};
`;
