const KEY = "signing-out";

/** Whose logout the server has not confirmed yet: an account's id, empty where it is not known; null without one. */
export function signingOut(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}

/** Outlives the tab: until the server has heard of it, no page of this browser believes the session. */
export function noteSigningOut(account: string | null): void {
	try {
		if (account === null) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, account);
	} catch (error) {
		console.warn("Nothing can be kept here.", error);
	}
}
