import { api, ApiError, customerQuery, dataOf, setCustomer, type Schemas } from '@afshoreh/api-client';
import { claimForAccount, mySpecification } from '@afshoreh/contracts';
import type { QueryClient } from '@afshoreh/contracts/query';
import {
  emptySpecification,
  isSame,
  mergedSpecification,
  specificationOf,
  type BuyerSpecification,
} from '@afshoreh/persian/specification';

/** What the account had when this browser last read or saved it. */
interface Synced {
  families: BuyerSpecification;
  version: number;
}

export interface KeptSpecification {
  mine: BuyerSpecification;
  /** Null for a visitor who was not logged in. */
  synced: Synced | null;
}

const nothingSynced: Synced = { families: emptySpecification, version: 0 };
/** How often the account is read again because another browser was faster. */
const ATTEMPTS = 4;

/** Reads what the browser keeps, whoever wrote it. */
export function keptOf(stored: unknown): KeptSpecification {
  const { mine, synced } = (stored ?? {}) as {
    mine?: unknown;
    synced?: { families?: unknown; version?: unknown } | null;
  };
  const version = synced?.version;
  const isSynced = typeof version === 'number' && Number.isSafeInteger(version) && version >= 0;
  return {
    mine: specificationOf(mine),
    synced: isSynced ? { families: specificationOf(synced?.families), version } : null,
  };
}

const kept = (): KeptSpecification => keptOf(mySpecification.get());

function keep(change: (now: KeptSpecification) => KeptSpecification): void {
  mySpecification.update((stored) => {
    const { mine, synced } = change(keptOf(stored));
    return mine.length === 0 && synced === null ? null : { mine, synced };
  });
}

/** Changes what the buyer wants, in this browser at once. */
export function changeSpecification(change: (mine: BuyerSpecification) => BuyerSpecification): void {
  keep(({ mine, synced }) => ({ mine: change(mine), synced }));
}

/** Whether this browser and the account say the same. */
export function isSynced(version: number): boolean {
  const { mine, synced } = kept();
  const base = synced ?? nothingSynced;
  return base.version === version && isSame(mine, base.families);
}

let running: Promise<void> | null = null;

/**
 * Joins what this browser keeps with what the account has, and saves the result in both. Nothing of either side is lost. Without
 * a customer it does nothing. Throws when the account cannot be reached; the browser then keeps what it has.
 */
export function syncSpecification(queryClient: QueryClient): Promise<void> {
  running ??= sync(queryClient).finally(() => (running = null));
  return running;
}

async function sync(queryClient: QueryClient): Promise<void> {
  let isStale = false;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const customer = queryClient.getQueryData(customerQuery.queryKey);
    if (!customer) return;
    claimForAccount(customer.id);
    if (!isStale && isSynced(customer.specificationVersion)) return;
    const { mine, synced } = kept();
    const base = synced ?? nothingSynced;
    const isCurrent = !isStale && base.version === customer.specificationVersion;
    const theirs = isCurrent ? base : dataOf(await api.GET('/account/specification'));
    const saved = await savedIn(mergedSpecification(base.families, mine, specificationOf(theirs.families)), theirs);
    isStale = saved === null;
    if (!saved) continue;
    // What was changed meanwhile is joined as well, and saved by the next attempt.
    keep((now) => ({ mine: mergedSpecification(mine, now.mine, saved.families), synced: saved }));
    setCustomer(queryClient, { ...customer, specificationVersion: saved.version });
  }
}

type Family = BuyerSpecification[number];

/** Null when the account was changed since it was read. */
async function savedIn(
  families: BuyerSpecification,
  theirs: { families: unknown; version: number },
): Promise<Synced | null> {
  const { version } = theirs;
  if (isSame(families, specificationOf(theirs.families))) return { families, version };
  try {
    const body = { families: families.map(formOf), version };
    const answer = dataOf(await api.PUT('/account/specification', { body }));
    return { families: specificationOf(answer.families), version: answer.version };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'account.specification_changed_meanwhile') return null;
    throw error;
  }
}

type Form = Schemas['SaveFamilySpecification'];

/** Acids are text here, because a browser may have kept one that the catalogue no longer has. */
const formOf = ({ family, limits, others, unread }: Family): Form =>
  ({ family, limits: [...limits], others: [...others], unread: [...unread] }) as Form;
