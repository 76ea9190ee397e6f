import { readDraft, writeDraft } from "#api/drafts.ts";

const DRAFT = "invite-code";

/** The code of the invitation link outlives reloads and other pages until an account was made with it. */
export function keepInviteCode(code: string): void {
	writeDraft(DRAFT, code);
}

export function readInviteCode(): string {
	return readDraft(DRAFT);
}
