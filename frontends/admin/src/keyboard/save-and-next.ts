let opensNext = false;

/** Submits the current form, as its save button does. `next`: the following record of the list opens after the save. */
export function submitForm(next: boolean): void {
  const inDialog = [...document.querySelectorAll<HTMLFormElement>('[role="dialog"] form')].at(-1);
  const inTab = document.querySelector<HTMLFormElement>('main [role="tabpanel"][data-state="active"] form:not([role])');
  const alone = document.querySelector<HTMLFormElement>('main form:not([role])');
  const form = inDialog ?? document.activeElement?.closest('form') ?? inTab ?? alone;
  opensNext = next;
  form?.requestSubmit();
}

/** Returns whether the last save should open the following record, and resets that. */
export function consumeOpenNext(): boolean {
  const was = opensNext;
  opensNext = false;
  return was;
}
