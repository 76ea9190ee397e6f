import { accountApi } from "@dewlight/contracts/accounts.ts";
import { ApiError, isRefused } from "./api-error.ts";
import { call } from "./call.ts";
import { accountOf, getSession, SIGNING_OUT, setSession, signingOut, startAnew } from "./session.ts";
import { forgetHere } from "./tab-channel.ts";

const PATIENCE_MS = 10_000;

/**
 * Ends the session here whatever the server answers (AUTH-05). A server that could not be told is told again: the page says
 * so until then, and every page of this browser counts as signed out.
 */
export async function signOut(): Promise<void> {
	noteSigningOut(accountOf(getSession()) ?? "");
	let offline = false;
	try {
		if ((await finishSignOut()) === "other_account") return startAnew();
	} catch (error) {
		console.warn("Logout could not reach the server.", error);
		offline = true;
	}
	// First, for the other tabs load again as soon as they hear that nobody is signed in.
	await forgetHere();
	setSession({ status: "signed_out", offline });
}

/**
 * Tells the server of a logout that it may not have heard of. Somebody else who logged in here meanwhile stays. Throws while
 * the server cannot be told.
 */
export async function finishSignOut(): Promise<"ended" | "other_account"> {
	let outcome: "ended" | "other_account" = "ended";
	try {
		await call(accountApi.logout, {
			account: signingOut() || undefined,
			unauthorizedIsAnswer: true,
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (isRefused(error, accountApi.logout, "other_account")) outcome = "other_account";
		else if (error.status !== 401) throw error;
	}
	noteSigningOut(null);
	return outcome;
}

/** Outlives the tab: until the server has heard of it, no page of this browser believes the session. */
export function noteSigningOut(account: string | null): void {
	try {
		if (account === null) localStorage.removeItem(SIGNING_OUT);
		else localStorage.setItem(SIGNING_OUT, account);
	} catch (error) {
		console.warn("Nothing can be kept here.", error);
	}
}
