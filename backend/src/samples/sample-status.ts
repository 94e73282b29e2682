export const sampleStatuses = ['requested', 'approved', 'sent', 'answered', 'ordered', 'declined'] as const;
export type SampleStatus = (typeof sampleStatuses)[number];

/** The states in which the recipient does not have the sample yet, or has not said anything about it. */
export const openSampleStatuses: readonly SampleStatus[] = ['requested', 'approved', 'sent'];

/** The opinions of the recipient about a sample. */
export const sampleVerdicts = ['suitable', 'partly', 'unsuitable'] as const;
export type SampleVerdict = (typeof sampleVerdicts)[number];

interface Step {
  from: readonly SampleStatus[];
  /** Whether the recipient may take the step too; staff may take every one. */
  byRecipient?: true;
}

/** The possible steps to each status, and who may take them. No step leads back to `requested`. */
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
