const PREFIX = "draft:";

/** Typed text that must survive a reload or an ended session; lives as long as the tab (AUTH-A21). */
export function readDraft(key: string): string {
	return sessionStorage.getItem(PREFIX + key) ?? "";
}

export function writeDraft(key: string, text: string): void {
	if (text === "") sessionStorage.removeItem(PREFIX + key);
	else sessionStorage.setItem(PREFIX + key, text);
}

export function forgetDrafts(): void {
	for (const key of Object.keys(sessionStorage)) {
		if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
	}
}
