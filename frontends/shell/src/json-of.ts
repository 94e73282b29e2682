/** What the server wrote into a page for the scripts, as JSON in the element with this id; undefined when it did not. */
export function jsonOf<Value>(id: string, page: Document = document): Value | undefined {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : undefined;
}
