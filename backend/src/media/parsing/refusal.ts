/** Why a file is refused. Plain data, because it comes from another process. */
export interface Refusal {
  refused: 'damaged' | 'tooManyPixels' | 'encrypted' | 'scripts' | 'attachments';
  /** For the log. */
  reason?: string;
}
