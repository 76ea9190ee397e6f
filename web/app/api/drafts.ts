const PREFIX = "draft:";
const VISITOR = "visitor";

/** Id of the account that typed it; null for a visitor. */
export type DraftOwner = number | null;

/**
 * Typed text that must survive a reload or an ended session; lives as long as the tab (AUTH-A21). It belongs to whoever
 * typed it: after another login in the same tab it is not found.
 */
export function readDraft(owner: DraftOwner, key: string): string {
	return sessionStorage.getItem(nameOf(owner, key)) ?? "";
}

export function writeDraft(owner: DraftOwner, key: string, text: string): void {
	if (text === "") sessionStorage.removeItem(nameOf(owner, key));
	else sessionStorage.setItem(nameOf(owner, key), text);
}

/** Throws away what this tab keeps of every account but one. What a visitor typed names nobody and stays. */
export function forgetDraftsOfOthers(owner: number): void {
	forgetWhere((name) => !name.startsWith(nameOf(owner, "")) && !name.startsWith(nameOf(null, "")));
}

export function forgetDrafts(): void {
	forgetWhere(() => true);
}

function nameOf(owner: DraftOwner, key: string): string {
	return `${PREFIX}${owner ?? VISITOR}:${key}`;
}

function forgetWhere(matches: (name: string) => boolean): void {
	for (const name of Object.keys(sessionStorage)) {
		if (name.startsWith(PREFIX) && matches(name)) sessionStorage.removeItem(name);
	}
}
