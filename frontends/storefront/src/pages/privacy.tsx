import { LegalPage } from '../features/legal/components/legal-page';
import { privacy } from '../features/legal/privacy';

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
