/** What the password step leaves behind when a code is still needed. */
export interface PartialLogin {
	token: string;
	/** Milliseconds since the epoch, by this browser's clock. */
	since: number;
	email: string;
}

export function startPartialLogin(token: string, email: string, now = Date.now): PartialLogin {
	return { token, email, since: now() };
}
