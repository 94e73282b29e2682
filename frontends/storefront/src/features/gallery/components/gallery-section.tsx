import { lazy, Suspense, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { ImageWithFallback } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { photosOf, type PhotographedProduct } from '../photo';
import { GALLERY } from '../section-id';

const PhotoDialog = lazy(() => import('./photo-dialog'));

/** The photos of a product. Each is a link to its file; with script it opens larger over the page. */
export default function GallerySection({ product }: { product: PhotographedProduct }) {
  const photos = photosOf(product);
  const [opened, setOpened] = useState<number | null>(null);
  const handleClick = (event: MouseEvent, at: number) => {
    // The browser opens a link in a new tab or window itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(at);
  };
  return (
    <Block aria-labelledby={GALLERY}>
      <h2 id={GALLERY}>{copy.title}</h2>
      <ul>
        {photos.map(({ url, alt, variants }, at) => (
          <li key={`${at} ${url}`}>
            <a href={url} aria-label={copy.open(alt)} onClick={(event) => handleClick(event, at)}>
              <ImageWithFallback src={url} variants={variants} alt="" sizes="10rem" loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense fallback={null}>
          <PhotoDialog photos={photos} at={opened} onMove={setOpened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Block>
  );
}

const Block = styled.section`
  h2 {
    margin: 0 0 ${space(4)};
    font-size: ${font.xl};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    gap: ${space(3)};
  }
  a {
    display: block;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    background: ${color('sunken')};
    cursor: zoom-in;

    &:hover {
      border-color: ${color('brandText')};
    }
  }
  picture {
    display: contents;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media print {
    display: none;
  }
`;
