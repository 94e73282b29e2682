import styled from 'styled-components';
import { CopyButton, type CopyButtonProps } from '../button/copy-button';
import { Ltr } from '../text/ltr';
import { color, font, radius, space } from '../theme';

interface TrackingCodeProps extends CopyButtonProps {
  /** «کد پیگیری» */
  title: string;
}

/** An order's tracking code with a button to copy it. */
export function TrackingCode({ title, ...copyButton }: TrackingCodeProps) {
  return (
    <Ticket>
      <div>
        <span>{title}</span>
        <strong>
          <Ltr>{copyButton.text}</Ltr>
        </strong>
      </div>
      <CopyButton {...copyButton} />
    </Ticket>
  );
}

const Ticket = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
  inline-size: 100%;
  padding: ${space(5)} min(${space(5)}, 5vw);
  border: 2px dashed ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('brandSoft')};
  text-align: start;

  span {
    display: block;
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  strong {
    font-size: ${font.xl};
    font-variant-numeric: tabular-nums;
    user-select: all;
  }
  /* The button stands beside the code, its message below both. */
  > :last-child {
    display: contents;
  }
  small {
    flex-basis: 100%;
  }
`;
