const PLAN = "kept-plan:";
const MARKS = "kept-marks:";
const DAY_MS = 86_400_000;
/** The server takes marks of the last week. */
const KEPT_DAYS = 7;

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

/** Throws away the copy of everybody, or of everybody else, with the marks that were never sent. */
export function forgetCopies(but: number | null = null): void {
	for (const prefix of [PLAN, MARKS]) {
		for (const name of namesUnder(prefix)) if (name !== `${prefix}${but}`) localStorage.removeItem(name);
	}
}

function namesUnder(prefix: string): string[] {
	return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
}

/** A tap made without a network. */
export interface KeptMark {
	/** YYYY-MM-DD where the person was. */
	day: string;
	/** `{section}_{step}`. */
	step: string;
	done: boolean;
}

/** Taps that the server has not heard of, oldest first. */
export function readMarks(account: number): KeptMark[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(MARKS + account) ?? "[]");
		const oldest = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
		return Array.isArray(kept) ? kept.filter(isMark).filter(({ day }) => day >= oldest) : [];
	} catch {
		return [];
	}
}

function isMark(value: unknown): value is KeptMark {
	if (typeof value !== "object" || value === null) return false;
	const { day, step, done } = value as Partial<Record<keyof KeptMark, unknown>>;
	return typeof day === "string" && typeof step === "string" && typeof done === "boolean";
}

/** Keeps taps until they are sent; of two of one step on one day the later stands. */
export function keepMarks(account: number, marks: readonly KeptMark[]): void {
	writeMarks(account, [...withoutMarks(readMarks(account), marks), ...marks]);
}

/** Forgets taps the server has heard of. */
export function dropMarks(account: number, marks: readonly KeptMark[]): void {
	writeMarks(account, withoutMarks(readMarks(account), marks));
}

function withoutMarks(kept: readonly KeptMark[], marks: readonly KeptMark[]): KeptMark[] {
	return kept.filter((one) => !marks.some(({ day, step }) => day === one.day && step === one.step));
}

function writeMarks(account: number, marks: readonly KeptMark[]): void {
	try {
		if (marks.length === 0) localStorage.removeItem(MARKS + account);
		else localStorage.setItem(MARKS + account, JSON.stringify(marks));
	} catch (error) {
		console.warn("Taps are not kept on this device.", error);
	}
}

/** What is checked off on a day, with the taps that are still to be sent. */
export function withMarks(done: readonly string[], marks: readonly KeptMark[], day: string): string[] {
	const today = marks.filter((mark) => mark.day === day);
	const others = done.filter((id) => !today.some(({ step }) => step === id));
	return [...others, ...today.filter((mark) => mark.done).map(({ step }) => step)];
}
