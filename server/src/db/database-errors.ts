import { DrizzleQueryError } from "drizzle-orm";

/**
 * Codes that say the database cannot be asked now, whatever was asked: failures of the network, and PostgreSQL's
 * classes 08 (connection), 53 (no disk, memory or connection left), 57P (shut down or starting), 58 (its own system),
 * 25006 (a standby that only reads) and 57014 (it took too long).
 */
const AWAY_CODES =
	/^(?:ECONN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EAI_|ENOSPC|08|53|57P|57014|58|25006)/;

/** The driver's own failures carry no code. */
const AWAY_MESSAGES =
	/^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

/** True where the database did not answer or could not, so that asking again later may help. */
export function isDatabaseAway(error: unknown): boolean {
	for (let at: unknown = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
		if (AWAY_CODES.test(codeOf(at)) || AWAY_MESSAGES.test(at.message)) return true;
	}
	return false;
}

/** The code nearest to the surface of an error and its causes; empty where there is none. */
export function codeIn(error: unknown): string {
	for (let at: unknown = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
		if (codeOf(at) !== "") return codeOf(at);
	}
	return "";
}

function codeOf(error: Error): string {
	return "code" in error && typeof error.code === "string" ? error.code : "";
}

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
