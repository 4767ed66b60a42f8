/** What the local provider is sent, and what it answers. */
export type Body = Readonly<Record<string, unknown>>;

export type Answer = Readonly<{ status: number; body?: unknown }>;
