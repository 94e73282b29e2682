import { renderPage } from '@afshoreh/testing';
import { expect, it } from '@jest/globals';
import { FileName } from './file-name';

it.each([
  ['آنالیز-بچ-4.pdf', '<bdi dir="rtl">آنالیز-بچ-<bdi dir="ltr">4.pdf</bdi></bdi>'],
  ['report-4.pdf', '<bdi dir="ltr">report-4.pdf</bdi>'],
  ['باغ سیب.jpg', '<bdi dir="rtl">باغ سیب.jpg</bdi>'],
])('keeps the Latin end of «%s» together', (name, html) => {
  expect(renderPage(<FileName>{name}</FileName>).container.innerHTML).toBe(html);
});
