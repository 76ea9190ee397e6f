import { useSyncExternalStore } from "react";
import { readDraft, writeDraft } from "#api/drafts.ts";

const DRAFT = "invite-code";
const listeners = new Set<() => void>();

/** The code of the invitation link outlives reloads and other pages until an account was made with it. */
export function keepInviteCode(code: string): void {
	writeDraft(null, DRAFT, code);
	for (const listener of listeners) listener();
}

/** Empty without a code, and on the page written at build time, which has no tab to remember. */
export function useInviteCode(): string {
	return useSyncExternalStore(subscribe, readInviteCode, () => "");
}

function readInviteCode(): string {
	return readDraft(null, DRAFT);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
