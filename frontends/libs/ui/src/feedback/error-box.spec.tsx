import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, renderPage, screen, userEvent } from '@afshoreh/testing';
import { ErrorBox } from './error-box';

const connectionReturns = () => fireEvent.online(window);

describe('an error box', () => {
  it('retries on a press, and by itself when the connection returns', async () => {
    const handleRetry = jest.fn();
    renderPage(<ErrorBox onRetry={handleRetry}>دریافت نشد</ErrorBox>);
    expect(screen.getByRole('alert')).toHaveTextContent('دریافت نشد');
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
    connectionReturns();
    expect(handleRetry).toHaveBeenCalledTimes(2);
  });

  it('does not retry while a retry is running, nor after it was unmounted', () => {
    const handleRetry = jest.fn();
    const { unmount } = renderPage(<ErrorBox onRetry={handleRetry} retrying />);
    connectionReturns();
    unmount();
    connectionReturns();
    expect(handleRetry).not.toHaveBeenCalled();
  });
});
