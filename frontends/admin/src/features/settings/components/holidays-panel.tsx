import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { useSearchParams } from '@afshoreh/contracts/router';
import { persianDateOf, toPersianDigits } from '@afshoreh/persian';
import { Button, ErrorBox, IconButton, Loading, Skeleton, Stack } from '@afshoreh/ui';
import { font, space } from '@afshoreh/ui/theme';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PanelHead } from '../../../layout/panel-head';
import { MissingHolidays } from '../../../calendar/missing-holidays';
import { idOf } from '../../../list/use-list-search';
import { useOpened } from '../../../list/use-opened';
import { copy } from '../copy';
import { holidaysQuery, type Holiday } from '../get-holidays';
import { DeleteHolidayDialog } from './delete-holiday-dialog';
import { HolidayDialog } from './holiday-dialog';
import { HolidaysTable } from './holidays-table';

const words = copy.holidays;
const ROWS = [1, 2, 3, 4, 5, 6];
/** The years that the API knows. */
const [FIRST_YEAR, LAST_YEAR] = [1400, 1500];

/** On which days experts do not call, year by year (D38). */
export function HolidaysPanel() {
  const opened = useOpened('holiday');
  const [year, setYear] = useYear();
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery({
    ...holidaysQuery(year),
    placeholderData: keepPreviousData,
  });
  const [toDelete, setToDelete] = useState<Holiday | null>(null);
  const edited = data?.holidays.find(({ id }) => id === idOf(opened.value));
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
      {error ? (
        <ErrorBox title={words.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : !data || isPlaceholderData ? (
        <Loading>
          <Stack $gap={2}>
            {ROWS.map((row) => (
              <Skeleton key={row} height="3.5rem" />
            ))}
          </Stack>
        </Loading>
      ) : (
        <>
          {data.holidays.length === 0 && <p>{words.empty}</p>}
          <HolidaysTable year={data} onEdit={({ id }) => opened.open(id)} onDelete={setToDelete} />
        </>
      )}
      {(edited || opened.value === 'new') && (
        <HolidayDialog key={opened.value} holiday={edited} onClose={opened.close} />
      )}
      {toDelete && <DeleteHolidayDialog holiday={toDelete} onClose={() => setToDelete(null)} />}
    </Stack>
  );
}

/** The year in the address; this one without. */
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
    min-inline-size: 6rem;
    font-size: ${font.lg};
    text-align: center;
  }
`;
