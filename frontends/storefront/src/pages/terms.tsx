import { LegalPage } from '../features/legal/components/legal-page';
import { terms } from '../features/legal/terms';

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
