import styled from 'styled-components';
import { formatNumber } from '@afshoreh/persian';
import { color, font, fruit, fruitSoft, media, radius, space, type Fruit } from '@afshoreh/ui/theme';
import { fourInARow } from '../../../components/four-in-a-row';
import { copy } from '../copy';
import { StepPicture, type StepName } from './step-picture';

const FAMILIES: Readonly<Record<StepName, Fruit>> = {
  selection: 'apple',
  pressing: 'apricot',
  concentration: 'pomegranate',
  packing: 'grape',
};

/** The steps that turn fruit into concentrate. */
export function ProductionSteps() {
  return (
    <Steps>
      {copy.steps.list.map(({ picture, title, text }, at) => {
        const name = picture as StepName;
        return (
          <Step key={title} $fruit={FAMILIES[name]}>
            <StepPicture name={name} />
            <div>
              <h3>
                <span>{formatNumber(at + 1)}</span> {title}
              </h3>
              <p>{text}</p>
            </div>
          </Step>
        );
      })}
    </Steps>
  );
}

const Steps = styled.ol`
  ${fourInARow}
  gap: ${space(6)};
`;

const Step = styled.li<{ $fruit: Fruit }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: start;

  > div {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
  svg {
    inline-size: 6rem;
    block-size: auto;
    border-radius: ${radius.large};
    background: ${({ $fruit }) => fruitSoft($fruit)};
    color: ${({ $fruit }) => fruit($fruit)};
  }
  h3 {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    font-size: ${font.lg};
  }
  h3 > span {
    color: ${({ $fruit }) => fruit($fruit)};
    font-size: ${font.xl};
  }
  p {
    margin-block-start: ${space(2)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }

  ${media.lg} {
    display: grid;

    svg {
      inline-size: 100%;
    }
  }
`;
