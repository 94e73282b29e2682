import { PenLine } from 'lucide-react';
import styled from 'styled-components';
import { LinkButton } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

/** The author of the article and a link to the contact page. */
export function AuthorBox({ author }: { author: string }) {
  return (
    <Box aria-label={copy.author.title}>
      <PenLine size={26} strokeWidth={1.6} />
      <div>
        <strong>{author}</strong>
        <p>{copy.author.text}</p>
      </div>
      <LinkButton to="/contact" variant="secondary" size="small">
        {copy.author.contact}
      </LinkButton>
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(5)};
  align-items: center;
  padding: ${space(5)};
  border-radius: ${radius.large};
  background: ${color('sunken')};

  > svg {
    flex: none;
    color: ${color('brandText')};
  }
  > div {
    flex: 1 1 16rem;
  }
  p {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  @media print {
    a {
      display: none;
    }
  }
`;
