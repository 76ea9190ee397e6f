export const SIGNING_OUT = "signing-out";

/** Whose logout the server has not confirmed yet: an account's id, empty where it is not known; null without one. */
export function signingOut(): string | null {
	try {
		return localStorage.getItem(SIGNING_OUT);
	} catch {
		return null;
	}
}
