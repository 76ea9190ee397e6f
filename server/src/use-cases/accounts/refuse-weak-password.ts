import { BRAND } from "@dewlight/contracts/brand.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { PasswordWeakness } from "#ports/passwords.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain-error.ts";

const SENTENCES: Record<PasswordWeakness, string> = {
	blank: MESSAGES.passwordBlank,
	common: MESSAGES.passwordCommon,
	personal: MESSAGES.passwordPersonal,
	guessable: MESSAGES.passwordGuessable,
};

/** Refuses, with a sentence that says why, what is guessed within a million tries. Length is the contract's matter. */
export function refuseWeakPassword(
	{ passwords }: Pick<Context, "passwords">,
	password: string,
	{ email, username }: { email: string; username: string },
): void {
	const words = [...email.split(/[^\p{L}\p{N}]+/u), ...username.split(/\s+/u)].filter(
		(word) => word.length > 2,
	);
	const weakness = passwords.weaknessOf(password, [email, username, BRAND.name, ...words]);
	if (weakness) throw new DomainError("bad_input", SENTENCES[weakness]);
}
