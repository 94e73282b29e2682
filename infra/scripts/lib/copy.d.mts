/** Copies files and folders of this checkout, with its npm packages, into a new folder. */
export function copyOfCheckout(sources: readonly string[]): Promise<{ folder: string; remove(): Promise<void> }>;
