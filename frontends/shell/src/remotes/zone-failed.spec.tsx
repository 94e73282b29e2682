import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, renderPage, screen, userEvent } from '@afshoreh/testing';

import { ZoneFailed } from './zone-failed';

const connectionReturns = () => fireEvent.online(window);

describe('a zone that failed', () => {
  it('retries on a press, and by itself when the connection returns', async () => {
    const handleRetry = jest.fn();
    renderPage(<ZoneFailed error={new Error('Loading failed')} onRetry={handleRetry} retrying={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
    connectionReturns();
    expect(handleRetry).toHaveBeenCalledTimes(2);
  });

  it('does not retry while a retry is running', () => {
    const handleRetry = jest.fn();
    renderPage(<ZoneFailed error={null} onRetry={handleRetry} retrying />);
    connectionReturns();
    expect(handleRetry).not.toHaveBeenCalled();
  });
});
