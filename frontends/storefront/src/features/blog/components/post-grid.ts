import styled from 'styled-components';
import { media, space } from '@afshoreh/ui/theme';

const tablet = '@media (min-width: 30rem) and (max-width: 63.99rem)';

/** Cards of articles: one column on a phone, two on a tablet, three on a desktop. No row has a single card. */
export const PostGrid = styled.ul`
  display: grid;
  gap: ${space(5)};

  > li {
    display: grid;
  }
  ${tablet} {
    grid-template-columns: 1fr 1fr;

    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;

      article {
        grid-template-columns: 1fr 1fr;
        grid-template-rows: auto;
        align-items: center;

        > img {
          block-size: 100%;
        }
      }
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(6, 1fr);
    gap: ${space(7)};

    > li {
      grid-column: span 2;
    }
    /* With five cards the first two are wide. */
    > li:first-child:nth-last-child(5),
    > li:first-child:nth-last-child(5) + li {
      grid-column: span 3;
    }
  }
`;
