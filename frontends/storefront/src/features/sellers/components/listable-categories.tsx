import styled from 'styled-components';
import { illustrationOf } from '@afshoreh/ui/illustrations';
import { color, font, fruitSoft, radius, space, type Fruit } from '@afshoreh/ui/theme';
import { fourInARow } from '../../../components/four-in-a-row';
import { copy } from '../copy';

/** The four kinds of products that sellers may list. */
export function ListableCategories() {
  return (
    <List>
      {copy.categories.list.map(({ picture, title, text }) => {
        const { src, fruit } = illustrationOf(picture);
        return (
          <Category key={title} $fruit={fruit}>
            <img src={src} alt="" width={240} height={180} loading="lazy" />
            <h3>{title}</h3>
            <p>{text}</p>
          </Category>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  ${fourInARow}
  gap: ${space(5)};
`;

const Category = styled.li<{ $fruit: Fruit }>`
  overflow: hidden;
  padding-block-end: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};

  img {
    inline-size: 100%;
    block-size: 9rem;
    object-fit: contain;
    padding: ${space(4)};
    background: ${({ $fruit }) => fruitSoft($fruit)};
  }
  h3 {
    margin-block-start: ${space(4)};
    padding-inline: ${space(5)};
    font-size: ${font.lg};
  }
  p {
    margin-block-start: ${space(1)};
    padding-inline: ${space(5)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
