import { EmptyState, LinkButton } from '@afshoreh/ui';
import { notFound } from '@afshoreh/ui/illustrations';
import { copy } from '../copy';

export const head = copy.notFound.head;

/** The page for an unknown address. */
export default function NotFoundPage() {
  return (
    <EmptyState
      level={1}
      illustration={notFound}
      title={copy.notFound.title}
      text={copy.notFound.text}
      action={
        <>
          <LinkButton to="/products">{copy.notFound.products}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {copy.notFound.home}
          </LinkButton>
        </>
      }
    />
  );
}
