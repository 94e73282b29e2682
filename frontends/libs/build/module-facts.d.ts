/** The stores in the browser that a module opens, compiled or not: key → version of its form. See `src/module-facts.mjs`. */
export function storedVersions(source: string): Record<string, number>;
