/** Parses the JSON that the server wrote into the element with this id; undefined when there is none. */
export function readJson<Value>(id: string, page: Document = document): Value | undefined {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : undefined;
}
