import { api, dataOf } from '@afshoreh/api-client';
import { StopMessages } from '../components/stop-messages';
import { copy } from '../features/again/copy';

const text = copy.stop;

export const head = { title: text.title, robots: 'noindex' };

async function stop(token: string): Promise<void> {
  dataOf(await api.POST('/order-reminders/unsubscribe', { body: { token } }));
}

/** `/orders/again/stop?token=`. */
export default function StopOrderReminderPage() {
  return <StopMessages text={text} stop={stop} />;
}
