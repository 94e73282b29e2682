import { Check } from 'lucide-react';
import styled from 'styled-components';
import { formatNumber } from '@afshoreh/persian';
import { color, font, media, space } from '@afshoreh/ui/theme';
import { STEPS } from '../application-schema';
import { copy } from '../copy';

/** The progress through the form; `step` counts from 0. */
export function StepProgress({ step }: { step: number }) {
  return (
    <List aria-label={copy.form.progress}>
      {STEPS.map(({ title }, at) => (
        <li key={title} aria-current={at === step ? 'step' : undefined} data-done={at < step || undefined}>
          <span aria-hidden>{at < step ? <Check size={18} /> : formatNumber(at + 1)}</span>
          {title}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  gap: ${space(2)};

  li {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${space(1)};
    align-items: center;
    padding-block-start: ${space(3)};
    border-block-start: 3px solid ${color('line')};
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  li[data-done] {
    border-color: ${color('honey')};
  }
  li[aria-current] {
    border-color: ${color('brand')};
    color: ${color('text')};
    font-weight: 600;
  }
  ${media.md} {
    li {
      flex-direction: row;
    }
  }
`;
