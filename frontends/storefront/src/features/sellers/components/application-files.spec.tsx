import { describe, expect, it, jest } from '@jest/globals';
import { mockApi, axe, problem, renderPage, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import type { UploadedFiles } from '../use-application-files';
import { ApplicationFiles } from './application-files';

const UPLOAD = 'POST /api/sellers/applications/files';
const MEGABYTE = 1024 * 1024;

/** `applyAccept: false` lets a test drop any file, as a browser does for dropped files. */
const user = userEvent.setup({ applyAccept: false });

function aFile(name = 'کارخانه.png', { type = 'image/png', size = 4 } = {}): File {
  const file = new File(['data'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** Every file gets its own token: `token-1`, `token-2`, … */
function tokens(): Answer {
  let count = 0;
  return () => Response.json({ token: `token-${++count}`, type: 'image/webp', size: 4 }, { status: 201 });
}

/** Renders the field with this response; `last` returns what the application would send now. */
function open(answer: Answer = tokens()) {
  const calls = mockApi({ [UPLOAD]: answer });
  const onChange = jest.fn<(files: UploadedFiles) => void>();
  const { container } = renderPage(<ApplicationFiles onChange={onChange} />);
  return {
    calls,
    container,
    choose: (...files: File[]) => user.upload(screen.getByLabelText(/تصویر کارخانه/), files),
    last: () => onChange.mock.lastCall?.[0],
  };
}

const line = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

describe('the files of an application', () => {
  it('are uploaded when they are chosen, and sent with the application in their order', async () => {
    const { choose, last, calls, container } = open();
    await choose(aFile('کارخانه.png'), aFile('iso.pdf', { type: 'application/pdf', size: 2 * MEGABYTE }));
    await waitFor(() => expect(screen.getAllByText('بارگذاری شد')).toHaveLength(2));
    expect(last()).toEqual({ tokens: ['token-1', 'token-2'], isSending: false });
    expect(calls.map(({ name }) => name)).toEqual([UPLOAD, UPLOAD]);
    expect(line('iso.pdf').getByText('۲٫۰۰ مگابایت')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('show their progress, and the application waits for them', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { choose, last } = open(() => new Promise((resolve) => (answer = resolve)));
    await choose(aFile());
    expect(await screen.findByRole('progressbar', { name: 'در حال بارگذاری، ۵۰٪' })).toHaveValue(0.5);
    expect(last()).toEqual({ tokens: [], isSending: true });
    answer(Response.json({ token: 'late', type: 'image/webp', size: 4 }, { status: 201 }));
    await waitFor(() => expect(last()).toEqual({ tokens: ['late'], isSending: false }));
  });

  it.each([
    ['of another type', aFile('catalogue.docx', { type: 'application/msword' }), 'فقط تصویر و'],
    ['that is too large', aFile('large.png', { size: 10 * MEGABYTE + 1 }), 'حجم فایل باید حداکثر ۱۰ مگابایت باشد'],
  ])('are refused before they are sent: one %s', async (_, file, reason) => {
    const { choose, calls, last } = open();
    await choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(screen.queryByRole('button', { name: /^تلاش دوباره/ })).toBeNull();
    expect(calls).toEqual([]);
    expect(last()).toEqual({ tokens: [], isSending: false });
  });

  it('are at most eight; one more gets an error, and is accepted after another one is removed', async () => {
    const { choose, last } = open();
    await choose(...Array.from({ length: 9 }, (_, at) => aFile(`${at + 1}.png`)));
    expect(line('9.png').getByRole('alert')).toHaveTextContent('حداکثر ۸ فایل می‌توان فرستاد');
    await waitFor(() => expect(last()?.tokens).toHaveLength(8));
    await user.click(screen.getByRole('button', { name: 'برداشتن 9.png' }));
    await user.click(screen.getByRole('button', { name: 'برداشتن 1.png' }));
    await choose(aFile('another.png'));
    await waitFor(() => expect(last()?.tokens).toHaveLength(8));
    expect(last()?.tokens).not.toContain('token-1');
  });

  it('can be retried when no response came, with a Persian error', async () => {
    const sent = tokens();
    let isConnected = false;
    const { choose, last } = open((call) => {
      if (!isConnected) throw new TypeError('connection lost');
      return sent(call);
    });
    await choose(aFile());
    expect(await screen.findByRole('alert')).toHaveTextContent(/اینترنت خود را بررسی کنید|پاسخی از سرور نرسید/);
    expect(last()).toEqual({ tokens: [], isSending: false });
    isConnected = true;
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره برای کارخانه.png' }));
    await waitFor(() => expect(last()).toEqual({ tokens: ['token-1'], isSending: false }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that the server refuses show the reason and cannot be retried', async () => {
    const { choose } = open(() => problem(415, 'media.not_readable', 'این فایل تصویر سالمی نیست'));
    await choose(aFile());
    expect(await screen.findByRole('alert')).toHaveTextContent('بارگذاری نشد: این فایل تصویر سالمی نیست');
    expect(screen.queryByRole('button', { name: /^تلاش دوباره/ })).toBeNull();
  });

  it('can be removed also while they are uploaded, and the focus goes to the add button', async () => {
    const { choose, last } = open(() => new Promise(() => undefined));
    await choose(aFile());
    await user.click(await screen.findByRole('button', { name: 'برداشتن کارخانه.png' }));
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('button', { name: 'انتخاب فایل' })).toHaveFocus();
    expect(last()).toEqual({ tokens: [], isSending: false });
  });
});
