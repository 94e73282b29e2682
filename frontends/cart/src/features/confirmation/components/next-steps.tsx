import { settingsQuery } from '@afshoreh/api-client';
import { formatDeadline } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { useQuery } from '@afshoreh/contracts/query';
import { PhoneCall } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy';

/** Used until the settings are loaded. */
const CALL_HOURS = { from: 8, to: 18 };

interface NextStepsProps {
  /** The ISO time until which an expert calls; null when this page does not know the order. */
  callBy: string | null;
}

/** What happens next: an expert calls within 24 hours, during the call hours in the settings. */
export function NextSteps({ callBy }: NextStepsProps) {
  const { data: settings } = useQuery(settingsQuery);
  const { from, to } = settings?.callHours ?? CALL_HOURS;
  return (
    <Note>
      <PhoneCall size={28} />
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
