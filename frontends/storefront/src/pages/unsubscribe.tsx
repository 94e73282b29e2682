import { api, dataOf } from '@afshoreh/api-client';
import { StopMessages } from '../components/stop-messages';
import { copy } from '../features/newsletter/copy';

const text = copy.unsubscribe;

export const head = { title: text.title, robots: 'noindex' };

async function unsubscribe(token: string): Promise<void> {
  dataOf(await api.POST('/newsletter/unsubscribe', { body: { token } }));
}

/** `/newsletter/unsubscribe?token=`. */
export default function UnsubscribePage() {
  return <StopMessages text={text} stop={unsubscribe} />;
}
