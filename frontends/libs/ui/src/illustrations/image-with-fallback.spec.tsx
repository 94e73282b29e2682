import { describe, expect, it } from '@jest/globals';
import { fireEvent, renderPage, screen } from '@afshoreh/testing';
import { ImageWithFallback } from './image-with-fallback';

const image = () => screen.getByRole('img', { name: 'سیب' });

describe('a picture that an admin chose', () => {
  it('is shown, and replaced by the drawing when it does not come', () => {
    renderPage(<ImageWithFallback src="/media/apple.webp" fallback="/apple.svg" alt="سیب" />);
    expect(image()).toHaveAttribute('src', '/media/apple.webp');
    fireEvent.error(image());
    expect(image()).toHaveAttribute('src', '/apple.svg');
  });

  it('is replaced also when it failed before the page came alive', () => {
    const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete')!;
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { ...complete, get: () => true });
    renderPage(<ImageWithFallback src="/media/apple.webp" fallback="/apple.svg" alt="سیب" />);
    Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
    expect(image()).toHaveAttribute('src', '/apple.svg');
  });

  it.each(['https://example.com/a.webp', '//example.com/a.webp', '', null])(
    'on another host is never asked for: %s',
    (src) => {
      renderPage(<ImageWithFallback src={src} fallback="/apple.svg" alt="سیب" />);
      expect(image()).toHaveAttribute('src', '/apple.svg');
    },
  );
});
