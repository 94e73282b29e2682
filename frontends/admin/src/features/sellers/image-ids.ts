/** The ids in «3,12». */
export function idsIn(list: string | null): number[] {
  return (list ?? '').split(',').filter(Boolean).map(Number);
}
