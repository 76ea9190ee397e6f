const PREFIX = "kept-plan:";

/** Keeps the copy of one account's plan for when there is no network; it goes with the account's session. */
export function keepCopy(account: number, text: string): void {
	forgetCopies(account);
	localStorage.setItem(PREFIX + account, text);
}

/** The copy of whoever was signed in here last. */
export function readCopy(): string | null {
	const [name] = copyNames();
	return name === undefined ? null : localStorage.getItem(name);
}

/** Throws away the copy of everybody, or of everybody else. */
export function forgetCopies(but: number | null = null): void {
	for (const name of copyNames()) if (name !== `${PREFIX}${but}`) localStorage.removeItem(name);
}

function copyNames(): string[] {
	return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
}
