const DRAFTS = "draft:";
const VISITOR = "visitor";

/** Id of the account that typed it; null for a visitor. */
export type DraftOwner = number | null;

/**
 * Typed text that must survive a reload or an ended session; lives as long as the tab (AUTH-A21). It belongs to whoever
 * typed it: after another login in the same tab it is not found.
 */
export function readDraft(owner: DraftOwner, key: string): string {
	return sessionStorage.getItem(draftName(owner, key)) ?? "";
}

export function writeDraft(owner: DraftOwner, key: string, text: string): void {
	if (text === "") sessionStorage.removeItem(draftName(owner, key));
	else sessionStorage.setItem(draftName(owner, key), text);
}

/** Throws away what this tab keeps of every account but one. What a visitor typed names nobody and stays. */
export function forgetDraftsOfOthers(owner: number): void {
	forgetWhere((name) => !name.startsWith(draftName(owner, "")) && !name.startsWith(draftName(null, "")));
}

export function forgetDrafts(): void {
	forgetWhere(() => true);
}

function draftName(owner: DraftOwner, key: string): string {
	return `${DRAFTS}${owner ?? VISITOR}:${key}`;
}

function forgetWhere(matches: (name: string) => boolean): void {
	for (const name of Object.keys(sessionStorage)) {
		if (name.startsWith(DRAFTS) && matches(name)) sessionStorage.removeItem(name);
	}
}

/** What stands in the box of the chat. */
export const CHAT_DRAFT = "chat";

/** Puts a question into the box of the chat, behind whatever is being typed there; the person sends it. */
export function carryToChat(userId: number, question: string): void {
	const typed = readDraft(userId, CHAT_DRAFT).trim();
	if (typed.includes(question)) return;
	writeDraft(userId, CHAT_DRAFT, typed === "" ? question : `${typed}\n${question}`);
}

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
