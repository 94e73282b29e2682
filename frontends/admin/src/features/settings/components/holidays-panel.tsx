import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { useSearchParams } from '@afshoreh/contracts/router';
import { formatNumber, formatWeekday, persianDateOf, toPersianDigits } from '@afshoreh/persian';
import { Button, IconButton, Stack } from '@afshoreh/ui';
import { font, space } from '@afshoreh/ui/theme';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { DeleteDialog } from '../../../form/delete-dialog';
import { QueryLoader } from '../../../layout/query-loader';
import { RowsSkeleton } from '../../../list/list-results';
import { PanelHead } from '../../../layout/panel-head';
import { MissingHolidays } from '../../../calendar/missing-holidays';
import { useOpened, useOpenedRecord } from '../../../list/use-opened';
import { useRemoveRecord } from '../../../resource/use-resource';
import { noonOf } from '../../../list/period';
import { copy } from '../copy';
import { holidays, holidaysQuery, movedPromisesQuery, type Holiday } from '../holidays';
import { HolidayDialog } from './holiday-dialog';
import { HolidaysTable } from './holidays-table';

const words = copy.holidays;
/** The years that the API accepts. */
const FIRST_YEAR = 1400;
const LAST_YEAR = 1500;

/** The days without calls, year by year. */
export function HolidaysPanel() {
  const opened = useOpened('holiday');
  const [year, setYear] = useYear();
  const query = useQuery({ ...holidaysQuery(year), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  // While another year loads, the holidays of the previous one must not be shown.
  const shown = isPlaceholderData ? { ...query, data: undefined } : query;
  const [toDelete, setToDelete] = useState<Holiday | null>(null);
  const edited = useOpenedRecord(opened, data?.holidays);
  return (
    <Stack $gap={4}>
      <PanelHead>
        <p>{words.intro}</p>
        <Button size="small" onClick={() => opened.open('new')}>
          <Plus />
          {words.add}
        </Button>
      </PanelHead>
      {data && <MissingHolidays years={data.yearsWithoutTable} />}
      <Year>
        <IconButton
          label={words.previousYear}
          icon={<ChevronRight />}
          size="small"
          disabled={year <= FIRST_YEAR}
          onClick={() => setYear(year - 1)}
        />
        <h2 aria-live="polite">{words.yearOf(toPersianDigits(year))}</h2>
        <IconButton
          label={words.nextYear}
          icon={<ChevronLeft />}
          size="small"
          disabled={year >= LAST_YEAR}
          onClick={() => setYear(year + 1)}
        />
      </Year>
      <QueryLoader queries={[shown]} failed={words.loadFailed} skeleton={<RowsSkeleton />}>
        {(table) => (
          <>
            {table.holidays.length === 0 && <p>{words.empty}</p>}
            <HolidaysTable year={table} onEdit={({ id }) => opened.open(id)} onDelete={setToDelete} />
          </>
        )}
      </QueryLoader>
      {(edited || opened.value === 'new') && (
        <HolidayDialog key={opened.value} record={edited} onClose={opened.close} />
      )}
      {toDelete && <DeleteHolidayDialog holiday={toDelete} onClose={() => setToDelete(null)} />}
    </Stack>
  );
}

interface DeleteHolidayDialogProps {
  holiday: Holiday;
  onClose: () => void;
}

/** Shows how many call deadlines the deletion would move, as the form does for other changes. */
function DeleteHolidayDialog({ holiday, onClose }: DeleteHolidayDialogProps) {
  const { data } = useQuery(movedPromisesQuery({ removed: holiday.day }));
  const consequence = !data
    ? copy.moved.counting
    : data.movedPromises > 0
      ? copy.moved.will(formatNumber(data.movedPromises))
      : copy.moved.willNot;
  return (
    <DeleteDialog
      item={holiday}
      title={words.deleteTitle}
      text={`${words.deleteQuestion(holiday.title, formatWeekday(noonOf(holiday.day)))} ${consequence}`}
      failed={words.deleteFailed}
      remove={useRemoveRecord(holidays)}
      onClose={onClose}
    />
  );
}

/** Keeps the year in the address. Without a parameter it is the current year. */
function useYear(): [number, (year: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('year'));
  const isKnown = Number.isInteger(asked) && asked >= FIRST_YEAR && asked <= LAST_YEAR;
  const year = isKnown ? asked : persianDateOf(new Date()).year;
  return [year, (next) => setParams({ tab: 'holidays', year: String(next) }, { replace: true })];
}

const Year = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  h2 {
    /* Large text on a phone takes two lines. */
    flex: 0 1 6rem;
    font-size: ${font.lg};
    text-align: center;
  }
`;
