/** What the server wrote into the page for the scripts, as JSON in the element with this id; undefined when it did not. */
export function jsonOf<Value>(id: string): Value | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : undefined;
}
