import { Button } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

interface FormNoticeProps {
  /** `warning` is read aloud at once. */
  tone: 'warning' | 'info';
  title: string;
  text: string;
  /** Of the button beside it. */
  action: string;
  onAction: () => void;
  pending?: boolean;
}

/** Something about the form as a whole that its reader must know, and one thing to do about it. */
export function FormNotice({ tone, title, text, action, onAction, pending }: FormNoticeProps) {
  return (
    <Box role={tone === 'warning' ? 'alert' : 'status'} $tone={tone}>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <Button variant="secondary" size="small" onClick={onAction} pending={pending}>
        {action}
      </Button>
    </Box>
  );
}

const Box = styled.div<{ $tone: FormNoticeProps['tone'] }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${({ $tone }) => color($tone === 'warning' ? 'warningSoft' : 'infoSoft')};
  font-size: ${font.sm};
`;
