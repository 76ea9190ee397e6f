import { DomainError } from "../domain-error.ts";

const LONGEST_REASON = 300;

/** Why an operator does something, for the audit log. */
export function requireReason(text: string): string {
	const reason = text.trim();
	if (reason === "" || reason.length > LONGEST_REASON) {
		throw new DomainError("bad_input", `Say why with --reason, in at most ${LONGEST_REASON} letters.`);
	}
	return reason;
}
