import { settingsQuery } from '@afshoreh/api-client';
import { formatDeadline } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { useQuery } from '@afshoreh/contracts/query';
import { PhoneCall } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy';

/** Spec §2, until the settings have answered. */
const CALL_HOURS = { from: 8, to: 18 };

interface NextStepsProps {
  /** ISO time of the promised call; null when the order is not known here. */
  callBy: string | null;
}

/** What happens now: experts call within 24 hours, in the call hours of the settings (D10, D27). */
export function NextSteps({ callBy }: NextStepsProps) {
  const { data: settings } = useQuery(settingsQuery);
  const { from, to } = settings?.callHours ?? CALL_HOURS;
  return (
    <Note>
      <PhoneCall size={28} aria-hidden="true" />
      <div>
        <p>{copy.callNote(from, to)}</p>
        {callBy && (
          <p>
            {copy.callBy} <time dateTime={callBy}>{formatDeadline(callBy)}</time>
          </p>
        )}
      </div>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  gap: ${space(4)};
  padding: ${space(5)};
  border-radius: ${radius.medium};
  background: ${color('successSoft')};

  svg {
    flex: none;
    color: ${color('success')};
  }

  p + p {
    margin-block-start: ${space(2)};
    color: ${color('success')};
    font-size: ${font.sm};
    font-weight: 600;
  }
`;
