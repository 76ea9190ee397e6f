import { DrizzleQueryError } from "drizzle-orm";

const UNIQUE_VIOLATION = "23505";

/** True when a write failed because this unique constraint or index already holds such a row. */
export function violatesUnique(error: unknown, constraint: string): boolean {
	const cause = error instanceof DrizzleQueryError ? error.cause : error;
	return (
		cause instanceof Error &&
		"code" in cause &&
		cause.code === UNIQUE_VIOLATION &&
		"constraint" in cause &&
		cause.constraint === constraint
	);
}
