import { LegalPage } from '../features/legal/components/legal-page';
import { privacy } from '../features/legal/privacy';

export const head = { title: privacy.title, description: privacy.description };

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
