import styled from 'styled-components';
import { color, focusRing, font, space } from '@afshoreh/ui/theme';
import { detailsCopy } from '../details-copy';
import type { AnsweredQuestion } from '../questions';

/** Opens without script, and is found by the browser's search in the page. */
export function Questions({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <Block aria-labelledby="questions">
      <h2 id="questions">{detailsCopy.questions.title}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Block>
  );
}

const Block = styled.section`
  h2 {
    margin: 0 0 ${space(2)};
    font-size: ${font.xl};
    font-weight: 700;
  }
  details {
    border-block-end: 1px solid ${color('line')};
  }
  summary {
    padding-block: ${space(3)};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  p {
    margin: 0 0 ${space(4)};
    color: ${color('muted')};
  }

  @media print {
    display: none;
  }
`;
