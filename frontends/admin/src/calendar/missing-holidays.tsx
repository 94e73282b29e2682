import { Link } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { useMay } from '../session/access';
import { copy } from './copy';

/** Warns of years whose holidays nobody has entered yet (D38); leads whoever may enter them to where that is done. */
export function MissingHolidays({ years }: { years: readonly number[] }) {
  const mayEnter = useMay()('settings', 'write');
  const [first] = years;
  if (first === undefined) return null;
  return (
    <Box role="status">
      <div>
        <strong>{copy.title(years.map((year) => toPersianDigits(year)).join(copy.and))}</strong>
        <p>{copy.text}</p>
      </div>
      {mayEnter && <Link to={`/admin/settings?tab=holidays&year=${first}`}>{copy.enter}</Link>}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('warningSoft')};
  font-size: ${font.sm};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${space(11)};
    font-weight: 600;
  }
`;
