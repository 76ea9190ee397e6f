const PLAN = "kept-plan:";
/** Where the taps of an account wait that the server has not heard of. */
export const TAPS = "kept-marks:";

/** Keeps the copy of one account's plan for when there is no network; it goes with the account's session. */
export function keepCopy(account: number, text: string): void {
	forgetCopies(account);
	localStorage.setItem(PLAN + account, text);
}

/** The copy of whoever was signed in here last. */
export function readCopy(): string | null {
	const [name] = namesUnder(PLAN);
	return name === undefined ? null : localStorage.getItem(name);
}

/** Whose copy it is; null where there is none. */
export function copyAccount(): number | null {
	const [name] = namesUnder(PLAN);
	return name === undefined ? null : Number(name.slice(PLAN.length));
}

/** Throws away the copy of everybody, or of everybody else, with the taps that were never sent. */
export function forgetCopies(but: number | null = null): void {
	for (const prefix of [PLAN, TAPS]) {
		for (const name of namesUnder(prefix)) if (name !== `${prefix}${but}`) localStorage.removeItem(name);
	}
}

function namesUnder(prefix: string): string[] {
	return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
}
