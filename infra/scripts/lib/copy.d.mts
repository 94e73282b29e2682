/** Copies files and folders of this checkout, with its libraries, into a folder of their own. */
export function copyOfCheckout(sources: readonly string[]): Promise<{ folder: string; remove(): Promise<void> }>;
