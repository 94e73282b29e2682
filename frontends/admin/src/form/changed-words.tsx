import { color } from '@afshoreh/ui/theme';
import { diffArrays } from 'diff';
import styled from 'styled-components';

/** Splits a text into words and the spaces between them. A half-space (ZWNJ) is part of its word. */
const wordsOf = (text: string) => text.split(/(\s+)/).filter(Boolean);

interface ChangedWordsProps {
  before: string;
  after: string;
  /** Which of the two texts is shown. The words that the other text lacks are marked. */
  shown: 'before' | 'after';
}

/** One side of a change. Removed words are struck through, added words are underlined. */
export function ChangedWords({ before, after, shown }: ChangedWordsProps) {
  const Mark = shown === 'before' ? Deleted : Inserted;
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

const Deleted = styled.del`
  background: ${color('dangerSoft')};
  color: ${color('dangerText')};
`;

const Inserted = styled.ins`
  background: ${color('successSoft')};
  color: ${color('success')};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
`;
