import styled from 'styled-components';
import { formatNumber } from '@afshoreh/persian';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

/** How an order works: choose, order, receive a call. */
export function OrderSteps() {
  return (
    <Steps>
      {copy.steps.list.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden>{formatNumber(index + 1)}</span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;

  li {
    position: relative;
    display: flex;
    gap: ${space(5)};
    padding-block-end: ${space(8)};
  }
  /* The line from one step to the next. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 3.5rem ${space(1)};
    inset-inline-start: calc(1.5rem - 1px);
    border-inline-start: 2px dashed ${color('line')};
  }
  span {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: ${radius.round};
    background: ${color('brand')};
    color: ${color('onBrand')};
    font-size: ${font.lg};
    font-weight: 700;
  }
  h3 {
    font-size: ${font.lg};
  }
  p {
    margin-block: ${space(2)} 0;
    color: ${color('muted')};
  }

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(8)};

    li {
      flex-direction: column;
      padding-block-end: 0;
    }
    li:not(:last-child)::before {
      inset-block: 1.5rem auto;
      inset-inline: 4rem calc(-1 * ${space(7)});
      border-block-start: 2px dashed ${color('line')};
      border-inline-start: 0;
    }
  }
`;
