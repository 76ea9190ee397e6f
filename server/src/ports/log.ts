/** Structured log of use cases and jobs. Never takes photos, notes, passwords, tokens or chat text. */
export interface Log {
	info(fields: Record<string, unknown>, message: string): void;
	warn(fields: Record<string, unknown>, message: string): void;
	error(fields: Record<string, unknown>, message: string): void;
}
