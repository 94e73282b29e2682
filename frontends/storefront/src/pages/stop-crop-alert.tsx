import { api, dataOf } from '@afshoreh/api-client';
import { StopMessages } from '../components/stop-messages';
import { copy } from '../features/supply/copy';

const text = copy.stop;

export const head = { title: text.title, robots: 'noindex' };

async function stop(token: string): Promise<void> {
  dataOf(await api.POST('/crop-alerts/unsubscribe', { body: { token } }));
}

/** `/crop-alerts/stop?token=`. */
export default function StopCropAlertPage() {
  return <StopMessages text={text} stop={stop} />;
}
