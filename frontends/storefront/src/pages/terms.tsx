import { LegalPage } from '../features/legal/components/legal-page';
import { terms } from '../features/legal/terms';

export const head = { title: terms.title, description: terms.description };

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
