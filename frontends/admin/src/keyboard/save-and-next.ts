let isWanted = false;

/** Sends the form that is worked on, as its button does; `next`: what comes after it in the list is to follow. */
export function saveForm(next: boolean): void {
  const inDialog = [...document.querySelectorAll<HTMLFormElement>('[role="dialog"] form')].at(-1);
  const inTab = document.querySelector<HTMLFormElement>('main [role="tabpanel"][data-state="active"] form:not([role])');
  const alone = document.querySelector<HTMLFormElement>('main form:not([role])');
  const form = inDialog ?? document.activeElement?.closest('form') ?? inTab ?? alone;
  isWanted = next;
  form?.requestSubmit();
}

/** Whether the form that was just saved was sent by «save and next»; asked once for each. */
export function takeNext(): boolean {
  const was = isWanted;
  isWanted = false;
  return was;
}
