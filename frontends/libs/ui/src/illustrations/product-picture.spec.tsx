import { describe, expect, it } from '@jest/globals';
import { fireEvent, renderPage, screen } from '@afshoreh/testing';
import { ProductPicture } from './product-picture';

describe('the picture of a product', () => {
  it('is its own, else the drawing for its name, and is decorative beside the name', () => {
    const { container, rerender } = renderPage(<p />);
    rerender(<ProductPicture name="رب گوجه‌فرنگی" image="/media/paste.webp" pack={null} size={48} />);
    const image = () => container.querySelector('img');
    expect(image()).toHaveAttribute('src', '/media/paste.webp');
    expect(image()).toHaveAttribute('alt', '');
    expect(image()).toHaveAttribute('width', '48');
    rerender(<ProductPicture name="رب گوجه‌فرنگی" image={null} pack={null} />);
    expect(image()).toHaveAttribute('src', '/tomato.svg');
  });

  it('offers the browser the smaller copies of its own picture; a drawing has none', () => {
    const copyOf = (width: number, type: 'image/avif' | 'image/webp') => ({
      width,
      type,
      url: `/media/a-${width}.${type.slice(6)}`,
    });
    const variants = [copyOf(320, 'image/avif'), copyOf(320, 'image/webp'), copyOf(640, 'image/avif')];
    const { container } = renderPage(
      <ProductPicture name="رب" image="/media/a.webp" pack={null} variants={variants} sizes="50vw" />,
    );
    const sources = () =>
      [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => [type, srcset, sizes]);
    expect(sources()).toEqual([
      ['image/avif', '/media/a-320.avif 320w, /media/a-640.avif 640w', '50vw'],
      ['image/webp', '/media/a-320.webp 320w', '50vw'],
    ]);
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toHaveAttribute('src', '/tomato.svg');
    expect(sources()).toEqual([]);
  });

  it('has a name where it stands alone, and a badge over it', () => {
    renderPage(
      <ProductPicture name="کنسانترهٔ سیب" image={null} pack={null} alt="سیب">
        پرفروش
      </ProductPicture>,
    );
    expect(screen.getByRole('img', { name: 'سیب' })).toHaveAttribute('src', '/apple.svg');
    expect(screen.getByText('پرفروش')).toBeVisible();
  });
});
