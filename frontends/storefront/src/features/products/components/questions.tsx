import styled from 'styled-components';
import { Bidi } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { detailsCopy } from '../details-copy';
import type { AnsweredQuestion } from '../questions';

/** `details` elements: they open without JavaScript, and the browser's search in the page finds their text. */
export function Questions({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <Block aria-labelledby="questions">
      <h2 id="questions">{detailsCopy.questions.title}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>
            <Bidi>{answer}</Bidi>
          </p>
        </details>
      ))}
    </Block>
  );
}

const Block = styled.section`
  h2 {
    margin: 0 0 ${space(2)};
    font-size: ${font.xl};
  }
  details {
    border-block-end: 1px solid ${color('line')};
  }
  summary {
    padding-block: ${space(3)};
    font-weight: 600;
    cursor: pointer;
  }
  p {
    margin: 0 0 ${space(4)};
    color: ${color('muted')};
  }

  @media print {
    display: none;
  }
`;
