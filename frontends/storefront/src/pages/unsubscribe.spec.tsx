import { describe, expect, it } from '@jest/globals';
import { axe, problem, screen, userEvent, waitFor } from '@afshoreh/testing';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const LEAVE = 'POST /api/newsletter/unsubscribe';
const left = () => Response.json({ success: true, message: 'شد' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'لغو عضویت' }));

describe('/newsletter/unsubscribe', () => {
  it('does not unsubscribe when it is opened', async () => {
    const calls = api({ [LEAVE]: left });
    const { container, location } = await visit('/newsletter/unsubscribe?token=q2Jv');
    await waitFor(() => expect(location()).toBe('/newsletter/unsubscribe'));
    expect(screen.getByRole('button', { name: 'لغو عضویت' })).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain(LEAVE);
    expect(await axe(container)).toEqual([]);
  });

  it('unsubscribes with its button and shows that', async () => {
    const calls = api({ [LEAVE]: left });
    const { container } = await visit('/newsletter/unsubscribe?token=q2Jv');
    await press();
    expect(await screen.findByRole('group', { name: 'عضویت شما لغو شد' })).toHaveFocus();
    expect(calls.filter(({ name }) => name === LEAVE).map(({ body }) => body)).toEqual([{ token: 'q2Jv' }]);
    expect(await axe(container)).toEqual([]);
  });

  it('sends once after repeated presses', async () => {
    const calls = api({ [LEAVE]: () => new Promise(() => undefined) });
    await visit('/newsletter/unsubscribe?token=q2Jv');
    await press();
    await userEvent.click(screen.getByRole('button', { name: 'در حال لغو…' }));
    expect(calls.filter(({ name }) => name === LEAVE)).toHaveLength(1);
  });

  it('can be retried after a failure', async () => {
    let answer = problem(429, 'common.too_many_requests', 'کمی بعد دوباره تلاش کنید');
    api({ [LEAVE]: () => answer });
    await visit('/newsletter/unsubscribe?token=q2Jv');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('کمی بعد دوباره تلاش کنید');
    answer = left();
    await press();
    expect(await screen.findByRole('group', { name: 'عضویت شما لغو شد' })).toBeVisible();
  });

  it('shows that the link is incomplete without a token', async () => {
    api();
    await visit('/newsletter/unsubscribe');
    expect(await screen.findByRole('heading', { name: 'لینک کامل نیست' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
