import { accountApi } from "@dewlight/contracts/accounts.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { call } from "#api/call.ts";
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

/** What the server says of a code; `unknown` while it was not asked, or did not answer. */
export type InviteVerdict = "unknown" | "valid" | "invalid";

/** Asks the server about a code that came by link or was typed to its end. */
export function useInviteVerdict(code: string): InviteVerdict {
	const [judged, setJudged] = useState<{ code: string; verdict: InviteVerdict }>();
	useEffect(() => {
		if (code === "") return;
		const stop = new AbortController();
		askAbout(code, stop.signal).then(
			(verdict) => setJudged({ code, verdict }),
			(error: unknown) => {
				if (!stop.signal.aborted) console.warn("The invite code could not be checked.", error);
			},
		);
		return () => stop.abort();
	}, [code]);
	return judged?.code === code ? judged.verdict : "unknown";
}

async function askAbout(code: string, signal: AbortSignal): Promise<InviteVerdict> {
	const { valid } = await call(accountApi.checkInvite, {
		body: { invite_code: code },
		signal,
	});
	return valid ? "valid" : "invalid";
}

/** Whether nobody registers without a code here. Until the server has said so, and where it does not, no. */
export function useInviteRequired(): boolean {
	const [required, setRequired] = useState(false);
	useEffect(() => {
		const stop = new AbortController();
		call(accountApi.registration, { signal: stop.signal }).then(
			(answer) => setRequired(answer.invite_required),
			(error: unknown) => {
				if (!stop.signal.aborted) console.warn("Whether a code is needed could not be read.", error);
			},
		);
		return () => stop.abort();
	}, []);
	return required;
}
