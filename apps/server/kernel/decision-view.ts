type Decided = Readonly<{
  asked_by: string | null;
  asked_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  /** Names; null once the person is deleted. */
  asker: string | null;
  decider: string | null;
}>;

/** Who of the staff asked for something that a second person decides on, and who has decided, as `staffId` sees it. */
export function decisionView(row: Decided, staffId: string) {
  return {
    askedBy: row.asker ?? '',
    askedAt: row.asked_at.toISOString(),
    decidedBy: row.decided_by === null ? null : (row.decider ?? ''),
    decidedAt: row.decided_at?.toISOString() ?? null,
    isOwn: row.asked_by === staffId,
  };
}
