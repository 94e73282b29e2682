import { Button } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';

interface ConflictNoticeProps {
  onReload: () => void;
  isLoading: boolean;
}

/** Another admin saved this product first: what was typed stays, the rest can be brought up to date. */
export function ConflictNotice({ onReload, isLoading }: ConflictNoticeProps) {
  return (
    <Box role="alert">
      <div>
        <strong>{copy.changedMeanwhile}</strong>
        <p>{copy.changedMeanwhileText}</p>
      </div>
      <Button variant="secondary" size="small" onClick={onReload} pending={isLoading}>
        {copy.reload}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-block-end: ${space(5)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('warningSoft')};
  font-size: ${font.sm};
`;
