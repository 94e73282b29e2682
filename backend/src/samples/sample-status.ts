export const sampleStatuses = ['requested', 'approved', 'sent', 'answered', 'ordered', 'declined'] as const;
export type SampleStatus = (typeof sampleStatuses)[number];

/** The sample is not with its recipient yet, or nobody knows what became of it. */
export const openSampleStatuses: readonly SampleStatus[] = ['requested', 'approved', 'sent'];

/** What the recipient says of a sample. */
export const sampleVerdicts = ['suitable', 'partly', 'unsuitable'] as const;
export type SampleVerdict = (typeof sampleVerdicts)[number];

interface Step {
  from: readonly SampleStatus[];
  /** Whether the recipient may take the step too; staff may take every one. */
  byRecipient?: true;
}

/** Which steps there are, and who takes them. Nothing leads back to `requested`. */
const steps: Record<SampleStatus, Step> = {
  requested: { from: [] },
  approved: { from: ['requested', 'declined'] },
  sent: { from: ['requested', 'approved'] },
  answered: { from: ['sent'], byRecipient: true },
  ordered: { from: ['approved', 'sent', 'answered'] },
  declined: { from: ['requested', 'approved'] },
};

export function mayStep(from: SampleStatus, to: SampleStatus, by: 'staff' | 'recipient'): boolean {
  const step = steps[to];
  return step.from.includes(from) && (by === 'staff' || step.byRecipient === true);
}

/** The steps that staff may take next. */
export function nextSteps(from: SampleStatus): SampleStatus[] {
  return sampleStatuses.filter((to) => mayStep(from, to, 'staff'));
}
