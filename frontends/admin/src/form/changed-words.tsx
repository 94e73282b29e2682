import { color } from '@afshoreh/ui/theme';
import { diffArrays } from 'diff';
import styled from 'styled-components';

/** Words and the spaces between them; a half-space (ZWNJ) is part of its word. */
const wordsOf = (text: string) => text.split(/(\s+)/).filter(Boolean);

interface ChangedWordsProps {
  before: string;
  after: string;
  /** Which of the two is shown, with what the other one lacks marked. */
  shown: 'before' | 'after';
}

/** One side of a change, its changed words marked: struck through when they went, underlined when they came. */
export function ChangedWords({ before, after, shown }: ChangedWordsProps) {
  const Mark = shown === 'before' ? Gone : Come;
  return (
    <Text>
      {diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }, at) => {
        if (shown === 'before' ? added : removed) return null;
        const words = value.join('');
        return added || removed ? <Mark key={at}>{words}</Mark> : words;
      })}
    </Text>
  );
}

const Text = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Gone = styled.del`
  background: ${color('dangerSoft')};
  color: ${color('dangerText')};
`;

const Come = styled.ins`
  background: ${color('successSoft')};
  color: ${color('success')};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
`;
