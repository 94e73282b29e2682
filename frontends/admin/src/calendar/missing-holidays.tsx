import { Link } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { Notice } from '@afshoreh/ui';
import { useMay } from '../session/access';
import { copy } from './copy';

/** Warns about years without entered holidays. Admins who may enter holidays get a link to that screen. */
export function MissingHolidays({ years }: { years: readonly number[] }) {
  const mayEnter = useMay()('settings', 'write');
  const [first] = years;
  if (first === undefined) return null;
  return (
    <Notice
      tone="warning"
      action={mayEnter && <Link to={`/admin/settings?tab=holidays&year=${first}`}>{copy.enter}</Link>}
    >
      <strong>{copy.title(years.map((year) => toPersianDigits(year)).join(copy.and))}</strong>
      <p>{copy.text}</p>
    </Notice>
  );
}
