import { describe, expect, it } from '@jest/globals';
import { fireEvent, renderPage, screen } from '@afshoreh/testing';
import { ImageWithFallback } from './image-with-fallback';

const image = () => screen.getByRole('img', { name: 'سیب' });

describe('a picture that an admin chose', () => {
  it('is shown, and replaced by the fallback drawing when it cannot be loaded', () => {
    renderPage(<ImageWithFallback src="/media/apple.webp" fallback="/apple.svg" alt="سیب" />);
    expect(image()).toHaveAttribute('src', '/media/apple.webp');
    fireEvent.error(image());
    expect(image()).toHaveAttribute('src', '/apple.svg');
  });

  it('becomes an inline placeholder when the drawing cannot be loaded either, until the connection returns', () => {
    renderPage(<ImageWithFallback src="/media/apple.webp" fallback="/apple.svg" alt="سیب" />);
    fireEvent.error(image());
    fireEvent.error(image());
    expect(image().localName).toBe('svg');
    fireEvent.online(window);
    expect(image()).toHaveAttribute('src', '/media/apple.webp');
  });

  it('is replaced also when it failed before hydration', () => {
    const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete')!;
    Object.defineProperty(HTMLImageElement.prototype, 'complete', {
      ...complete,
      get(this: HTMLImageElement) {
        return this.src.endsWith('.webp');
      },
    });
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
