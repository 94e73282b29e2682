import { Badge } from '../feedback/badge';
import type { Tone } from '../theme';
import { sampleStatuses, sampleVerdicts } from './copy';

type SampleStatus = keyof typeof sampleStatuses;
type SampleVerdict = keyof typeof sampleVerdicts;

export const SAMPLE_STATUSES = Object.keys(sampleStatuses) as SampleStatus[];
export const SAMPLE_VERDICTS = Object.keys(sampleVerdicts) as SampleVerdict[];

export const sampleTone = (status: SampleStatus): Tone => sampleStatuses[status].tone;
export const sampleStatusLabel = (status: SampleStatus): string => sampleStatuses[status].label;
export const sampleVerdictLabel = (verdict: SampleVerdict): string => sampleVerdicts[verdict];

export function SampleStatusBadge({ status }: { status: SampleStatus }) {
  return <Badge tone={sampleTone(status)}>{sampleStatusLabel(status)}</Badge>;
}
