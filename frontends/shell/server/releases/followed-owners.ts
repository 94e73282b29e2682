import { AcceptedRecords } from './accepted-records';
import { DEFAULT_OWNERS, type OwnersFile, type PathOwners } from './path-owners';

/** The newest table of path owners that this machine has seen, for the shell that follows it. */
export class FollowedOwners {
  current: PathOwners = DEFAULT_OWNERS;
  private readonly accepted: AcceptedRecords<'owners', PathOwners>;

  constructor(
    private readonly file: OwnersFile,
    folder: string,
  ) {
    this.accepted = new AcceptedRecords(file, folder);
  }

  /** Reads the table. @throws when the stored table is refused; the previous one stays in use */
  async look(): Promise<void> {
    const { record, refusal } = await this.accepted.read('owners');
    this.current = record;
    this.file.trust(record);
    if (refusal) throw refusal;
  }
}
