import { renderPage, screen, userEvent } from '@afshoreh/testing';
import { expect, it } from '@jest/globals';
import { MonthGrid } from './month-grid';

it('is one calendar for the arrow keys: they go on where a month ends, and no further than the earliest day', async () => {
  // The last day of Mehr 1405; Aban begins on the 23rd of October.
  renderPage(<MonthGrid from="2026-10-22" to={null} earliest="2026-10-20" onChoose={() => undefined} />);
  screen.getByRole('button', { name: /^۳۰\sمهر/ }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: /^۱\sآبان/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}');
  expect(screen.getByRole('button', { name: /^۳۰\sمهر/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: /^۳۰\sمهر/ })).toHaveFocus();
});
