import { errorText, OfflineError } from "#api/api-error.ts";
import { accountCopy } from "./copy.ts";

/** ACCT-08: no answer is a network error; a refusal speaks for itself where it can. */
export function failureText(error: unknown, fallback: string): string {
	return error instanceof OfflineError ? accountCopy.network : errorText(error, fallback);
}

/** For reads, whose sentence is fixed whatever the server says. */
export function readFailureText(error: unknown, sentence: string): string {
	return error instanceof OfflineError ? accountCopy.network : sentence;
}
