import { describe, expect, it } from '@jest/globals';
import { axe, problem, screen, userEvent, waitFor } from '@afshoreh/testing';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const LEAVE = 'POST /api/newsletter/unsubscribe';
const left = () => Response.json({ success: true, message: 'شد' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'لغو عضویت' }));

describe('/newsletter/unsubscribe (D21)', () => {
  it('unsubscribes nobody by being opened', async () => {
    const calls = api({ [LEAVE]: left });
    const { container, location } = await visit('/newsletter/unsubscribe?token=q2Jv');
    await waitFor(() => expect(location()).toBe('/newsletter/unsubscribe'));
    expect(screen.getByRole('button', { name: 'لغو عضویت' })).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain(LEAVE);
    expect(await axe(container)).toEqual([]);
  });

  it('unsubscribes by its button and says so', async () => {
    const calls = api({ [LEAVE]: left });
    const { container } = await visit('/newsletter/unsubscribe?token=q2Jv');
    await press();
    expect(await screen.findByRole('group', { name: 'عضویت شما لغو شد' })).toHaveFocus();
    expect(calls.filter(({ name }) => name === LEAVE).map(({ body }) => body)).toEqual([{ token: 'q2Jv' }]);
    expect(await axe(container)).toEqual([]);
  });

  it('asks once however often it is pressed', async () => {
    const calls = api({ [LEAVE]: () => new Promise(() => undefined) });
    await visit('/newsletter/unsubscribe?token=q2Jv');
    await press();
    await userEvent.click(screen.getByRole('button', { name: 'در حال لغو…' }));
    expect(calls.filter(({ name }) => name === LEAVE)).toHaveLength(1);
  });

  it('can be tried again when it failed', async () => {
    let answer = problem(429, 'common.too_many_requests', 'کمی بعد دوباره تلاش کنید');
    api({ [LEAVE]: () => answer });
    await visit('/newsletter/unsubscribe?token=q2Jv');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('کمی بعد دوباره تلاش کنید');
    answer = left();
    await press();
    expect(await screen.findByRole('group', { name: 'عضویت شما لغو شد' })).toBeVisible();
  });

  it('asks for the whole link when there is no token in it', async () => {
    api();
    await visit('/newsletter/unsubscribe');
    expect(await screen.findByRole('heading', { name: 'لینک کامل نیست' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
