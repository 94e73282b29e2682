import { formatNumber, formatWeekday } from '@afshoreh/persian';
import { useQuery } from '@afshoreh/contracts/query';
import { DeleteDialog } from '../../../form/delete-dialog';
import { useDeleteHoliday } from '../change-holidays';
import { copy } from '../copy';
import { movedPromisesQuery, type Holiday } from '../get-holidays';
import { noonOf } from '../holiday-form';

const words = copy.holidays;

interface DeleteHolidayDialogProps {
  holiday: Holiday;
  onClose: () => void;
}

/** Says what the deletion would move, as saving does. */
export function DeleteHolidayDialog({ holiday, ...rest }: DeleteHolidayDialogProps) {
  const { data } = useQuery(movedPromisesQuery({ removed: holiday.day }));
  const consequence = !data
    ? copy.moved.counting
    : data.movedPromises > 0
      ? copy.moved.will(formatNumber(data.movedPromises))
      : copy.moved.willNot;
  return (
    <DeleteDialog
      {...rest}
      item={holiday}
      title={words.deleteTitle}
      text={`${words.deleteText(holiday.title, formatWeekday(noonOf(holiday.day)))} ${consequence}`}
      failed={words.deleteFailed}
      remove={useDeleteHoliday()}
    />
  );
}
